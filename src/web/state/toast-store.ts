type ToastText = { title: string; text: string }

export function createToastStore() {
  const listeners = new Set<() => void>()
  let current: ToastText | undefined

  function put(toast: ToastText | undefined) {
    current = toast
    for (const listener of listeners) listener()
  }

  return {
    get: () => current,
    show: (toast: ToastText) => put(toast),
    dismiss: () => put(undefined),
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
