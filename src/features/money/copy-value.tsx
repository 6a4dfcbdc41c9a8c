import { type ReactNode, useState } from 'react'
import { useEngine, useText } from '../../engine/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import styles from './money.module.css'

/** Copies text to the clipboard. Resolves to whether it succeeded; insecure contexts have no clipboard. */
export async function copyToClipboard({ navigator }: Window, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

/** A value with a copy button. */
export function CopyValue({ value, label }: { readonly value: string; readonly label: string }): ReactNode {
  const text = useText()
  const { window } = useEngine()
  const [copied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    const succeeded = await copyToClipboard(window, value)
    setCopied(succeeded)
  }
  return (
    <span className={styles['copy']}>
      <bdi className="figures">{value}</bdi>
      <Button size="s" aria-label={text('copy_value', { what: label })} onClick={() => void copy()}>
        <span role="status">{text(copied ? 'copy_done' : 'copy_short')}</span>
      </Button>
    </span>
  )
}
