import { StatusButton } from './status-button.tsx'

type CopyButtonProps = {
  /** A function is called when the text is copied. */
  text: string | (() => string)
  label: string
  successText: string
  /** Shown if the browser blocks copying; `onError` can select the text instead. */
  errorText: string
  onError?: () => void
  look?: 'primary' | 'quiet'
  isSteady?: boolean
}

export function CopyButton(props: CopyButtonProps) {
  const { text, label, successText, errorText, onError, look, isSteady } = props

  async function copy(): Promise<string> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      return successText
    } catch {
      onError?.()
      return errorText
    }
  }

  return <StatusButton label={label} look={look} isSteady={isSteady} onPress={copy} />
}
