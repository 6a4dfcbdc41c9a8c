import { promisify } from 'node:util'
import { constants, inflate } from 'node:zlib'
import { CallError } from '../calls/index.ts'

/** What all compressed streams of a document may have together, in bytes. */
const maxInflatedBytes = 32 * 1024 * 1024
const maxStreams = 2_000

const streamStart = /(?<!end)stream(?: \r\n|\r\n|\r|\n)?/g
/** Filters that expand otherwise, or hide a compressed stream in another form. */
const otherFilters = /\/(?:LZW|RunLength|ASCII85|ASCIIHex)Decode|\/(?:LZW|RL|A85|AHx)\b/
/** A filter that is not written where it is used, but elsewhere. */
const indirectFilter = /\/Filter(?!\w|\s*(?:\/\w+|\[(?:\s*\/\w+)*\s*\])\s*[/>])/

/**
 * Makes sure of a PDF that its parser can decompress what it needs, objects and cross-reference tables, without filling
 * the memory: each stream is inflated as often as it begins, within a common limit.
 * @throws CallError upload_invalid
 */
export async function assertInflatable(bytes: Buffer): Promise<void> {
  const text = bytes.toString('latin1')
  const names = text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  const packed = /\/(?:ObjStm|XRef)\b/.test(names)
  if (packed && (otherFilters.test(names) || indirectFilter.test(names))) throw new CallError('upload_invalid')
  const starts = [...text.matchAll(streamStart)].map(({ index, 0: word }) => index + word.length)
  if (starts.length > maxStreams) throw new CallError('upload_invalid')
  let left = maxInflatedBytes
  for (const start of starts) if (isCompressed(bytes, start)) left -= await inflatedLength(bytes.subarray(start), left)
}

/** Whether a zlib header stands there. */
const isCompressed = (bytes: Buffer, at: number): boolean =>
  at + 1 < bytes.length && ((bytes[at] ?? 0) & 0x0f) === 8 && bytes.readUInt16BE(at) % 31 === 0

async function inflatedLength(bytes: Buffer, max: number): Promise<number> {
  try {
    return (await promisify(inflate)(bytes, { maxOutputLength: Math.max(1, max), finishFlush: constants.Z_SYNC_FLUSH })).length
  } catch {
    throw new CallError('upload_invalid')
  }
}
