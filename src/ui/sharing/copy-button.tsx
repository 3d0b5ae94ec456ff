import { StatusButton } from './status-button.tsx'

type CopyButtonProps = {
  /** A function is called when the text is copied. */
  text: string | (() => string)
  label: string
  doneLabel: string
  /** Shown if the browser blocks copying; `onError` can select the text instead. */
  errorText: string
  onError?: () => void
  look?: 'primary' | 'secondary' | 'quiet'
}

export function CopyButton({ text, errorText, onError, ...button }: CopyButtonProps) {
  async function copy(): Promise<string | undefined> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      return undefined
    } catch {
      onError?.()
      return errorText
    }
  }

  return <StatusButton {...button} onPress={copy} />
}
