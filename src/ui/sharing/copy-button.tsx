import { TellingButton } from './telling-button.tsx'

type CopyButtonProps = {
  /** A function is asked when the text is copied. */
  text: string | (() => string)
  label: string
  told: string
  /** Said where the browser refuses; `onRefused` may help by selecting. */
  refused: string
  onRefused?: () => void
}

export function CopyButton({ text, label, told, refused, onRefused }: CopyButtonProps) {
  async function copy(): Promise<string> {
    try {
      await navigator.clipboard.writeText(typeof text === 'string' ? text : text())
      return told
    } catch {
      onRefused?.()
      return refused
    }
  }

  return <TellingButton label={label} onPress={copy} />
}
