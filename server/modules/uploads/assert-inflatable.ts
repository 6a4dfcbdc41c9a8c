import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { ApiError } from '../api-context/index.ts'

/** Maximum total size of a document's decompressed streams. */
const maxInflatedBytes = 32 * 1024 * 1024
const maxStreams = 2_000

const streamStart = /(?<!end)stream(?: \r\n|\r\n|\r|\n)?/g
/** Filters that use another compression, or whose encoding can hide a zlib stream. */
const unsupportedFilters = /\/(?:LZW|RunLength|ASCII85|ASCIIHex)Decode|\/(?:LZW|RL|A85|AHx)\b/
/** A filter that is an indirect reference to another object. */
const indirectFilter = /\/Filter(?!\w|\s*(?:\/\w+|\[(?:\s*\/\w+)*\s*\])\s*[/>])/

/**
 * Asserts that a PDF's objects and cross-reference tables can be decompressed without exhausting memory: the zlib data
 * after each `stream` keyword is inflated, up to a limit for the whole document.
 * @throws ApiError upload_invalid if the data exceeds the limit or is corrupt, if there are too many streams, or if
 * compressed objects may use a filter that cannot be checked
 */
export async function assertInflatable(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  const decodedText = text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const hasObjectStreams = /\/(?:ObjStm|XRef)\b/.test(decodedText)
  if (hasObjectStreams && (unsupportedFilters.test(decodedText) || indirectFilter.test(decodedText))) throw new ApiError('upload_invalid')
  const streamOffsets = [...text.matchAll(streamStart)].map(({ index, 0: keyword }) => index + keyword.length)
  if (streamOffsets.length > maxStreams) throw new ApiError('upload_invalid')
  let remainingBytes = maxInflatedBytes
  for (const streamOffset of streamOffsets)
    if (hasZlibHeader(bytes, streamOffset)) remainingBytes -= await getInflatedLength(bytes.subarray(streamOffset), remainingBytes)
}

/** Whether there is a zlib header at the offset. */
const hasZlibHeader = (bytes: Buffer, offset: number): boolean =>
  offset + 1 < bytes.length && ((bytes[offset] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(offset) % 31 === 0

async function getInflatedLength(bytes: Buffer, lengthLimit: number): Promise<number> {
  try {
    return (await promisify(inflate)(bytes, { maxOutputLength: Math.max(1, lengthLimit), finishFlush: constants.Z_SYNC_FLUSH })).length
  } catch {
    throw new ApiError('upload_invalid')
  }
}
