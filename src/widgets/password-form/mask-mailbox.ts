/** An address as it may be shown: enough to know one's own. */
export function maskMailbox(address: string): string {
  const at = address.lastIndexOf('@')
  const [first = ''] = address
  return at < 1 ? '••••' : `${first}••••${address.slice(at)}`
}
