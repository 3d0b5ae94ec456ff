type ToastText = { title: string; text: string }

export type ToastStore = {
  get: () => ToastText | undefined
  show: (toast: ToastText) => void
  dismiss: () => void
  subscribe: (listener: () => void) => () => void
}

export function createToastStore(): ToastStore {
  const listeners = new Set<() => void>()
  let current: ToastText | undefined

  function put(toast: ToastText | undefined) {
    current = toast
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    show: put,
    dismiss: () => put(undefined),
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
