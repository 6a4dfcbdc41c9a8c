import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import type { Diagnostic } from '../contract/diagnostic.ts'
import { parseJson } from './parse-json.ts'
import { placeInText, placesIn } from './place-in-file.ts'
import { isObject } from './pointer.ts'
import type { SourceFile } from './source-file.ts'

/** More than any merchant file needs: 2 MiB. */
const maxBytes = 2 * 1024 * 1024

/** Reads one JSON file. There is no source where it cannot be read as a JSON object. Never throws. */
export function readSource(about: Omit<SourceFile, 'value' | 'digest' | 'broken'>): {
  source: SourceFile | undefined
  diagnostics: readonly Diagnostic[]
} {
  const refuse = (code: string, message: string, remedy: string): { source: undefined; diagnostics: readonly Diagnostic[] } => ({
    source: undefined,
    diagnostics: [{ code, severity: 'error', file: about.file, line: 1, column: 1, pointer: '', message, remedy }],
  })
  const bytes = readBytes(about.file)
  if (bytes === 'unreadable')
    return refuse('file-unreadable', 'The file cannot be read.', 'Check that it is a plain file and that its permissions allow reading.')
  if (bytes === 'large')
    return refuse(
      'file-large',
      `The file is larger than ${maxBytes / 1024 / 1024} MiB.`,
      'No merchant file needs this: look for a mistake in it.',
    )
  if (!isUtf8(bytes)) return { source: undefined, diagnostics: [badBytes(about.file, bytes)] }
  const text = bytes.toString('utf8')
  const { value, readable, faults } = parseJson(text)
  const places = faults.length === 0 ? undefined : placesIn(text)
  const diagnostics = faults.map(({ offset, ...fault }): Diagnostic => ({
    ...fault,
    severity: 'error',
    file: about.file,
    ...(places?.(offset) ?? { line: 1, column: 1 }),
  }))
  if (!readable) return { source: undefined, diagnostics }
  if (!isObject(value)) return refuse('wrong-type', 'The file should hold an object.', 'Begin it with { and end it with }.')
  const broken = faults.flatMap((fault) => (fault.code === 'json-number' ? [fault.pointer] : []))
  return { source: { ...about, value, broken, digest: createHash('sha256').update(bytes).digest('hex') }, diagnostics }
}

function readBytes(file: string): Buffer | 'unreadable' | 'large' {
  try {
    const stat = statSync(file)
    if (!stat.isFile()) return 'unreadable'
    return stat.size > maxBytes ? 'large' : readFileSync(file)
  } catch {
    return 'unreadable'
  }
}

function badBytes(file: string, bytes: Buffer): Diagnostic {
  const good = bytes.toString('utf8')
  return {
    code: 'json-utf8',
    severity: 'error',
    file,
    ...placeInText(good, goodLength(bytes, good)),
    pointer: '',
    message: 'The file is not UTF-8: a byte here belongs to no character.',
    remedy: 'Save it as UTF-8.',
  }
}

/** How many units of the text come before the first byte that had to be replaced. */
function goodLength(bytes: Buffer, text: string): number {
  let end = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index])
  while (!isUtf8(bytes.subarray(0, end))) end--
  return bytes.toString('utf8', 0, end).length
}
