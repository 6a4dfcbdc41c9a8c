/** Puts text on the clipboard; whether it is there. A page that did not come by a secure way has none. */
export async function writeClipboard({ navigator }: Window, text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
