import { maxFileBytes } from '../../engine/index.ts'

/** A call takes no more arguments than its stack holds. */
const chunkSize = 32_768

export const fitsAsProof = ({ size }: File): boolean => size <= maxFileBytes

/** A file's content in base64. */
export async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let text = ''
  for (let at = 0; at < bytes.length; at += chunkSize) text += String.fromCharCode(...bytes.subarray(at, at + chunkSize))
  return btoa(text)
}
