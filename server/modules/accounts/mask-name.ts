/**
 * A name that its owner knows again and nobody else learns: the first two letters and the last, one letter where it is
 * short.
 */
export function maskName(name: string): string {
  const letters = [...name.normalize('NFC')]
  const shown = letters.length < 6 ? 1 : 2
  return `${letters.slice(0, shown).join('')}***${letters.length < 6 ? '' : (letters.at(-1) ?? '')}`
}
