import { maxFileBytes } from '../../engine/index.ts'

/** Chunk size in bytes. Each byte is an argument of a call, and the number of arguments is limited. */
const chunkSize = 32_768

/** Maximum size of a proof of payment, for texts. */
export const maxProofMegabytes = maxFileBytes / 1024 / 1024

/** Whether a file is small enough to be uploaded as a proof of payment. */
export const isWithinProofSizeLimit = ({ size }: File): boolean => size <= maxFileBytes

/** Returns the content of a file in base64. */
export async function readAsBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  let binaryString = ''
  for (let offset = 0; offset < bytes.length; offset += chunkSize)
    binaryString += String.fromCharCode(...bytes.subarray(offset, offset + chunkSize))
  return btoa(binaryString)
}
