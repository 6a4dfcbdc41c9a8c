/**
 * Decodes an XML file: UTF-8, or UTF-16 detected by a byte order mark or its first "<". `undefined` if the bytes are
 * neither.
 */
export function decodeXml(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(detectEncoding(bytes), { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function detectEncoding([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be'
  return 'utf-8'
}
