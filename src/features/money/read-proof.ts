import { maxFileBytes } from '../../engine/index.ts'

/** A call takes no more arguments than its stack holds. */
const part = 32_768

export const fitsAsProof = ({ size }: File): boolean => size <= maxFileBytes

/** A file's content in base64. */
export async function readProof(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += part) text += String.fromCharCode(...bytes.subarray(at, at + part))
  return btoa(text)
}
