import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import { mayNameAge } from '../check/ages-named.ts'
import type { JsonFault } from './json-tree.ts'
import { parseJson } from './parse-json.ts'
import { locateInText, createPositionLookup, spanOf } from './locate-in-file.ts'
import { readText, type Unread } from './read-text.ts'
import { linkOutside } from './within.ts'
import { isObject, type JsonObject } from './pointer.ts'
import { mayHoldSecret } from './secrets.ts'
import type { SourceFile } from './source-file.ts'

/** Larger than any merchant file needs: 2 MiB. */
const maxBytes = 2 * 1024 * 1024

/** `folder` is the merchant's folder; links that lead out of it are not followed. */
type About = Pick<SourceFile, 'kind' | 'name' | 'file' | 'merchant' | 'pointer'> & { readonly folder: string }

type Read = { readonly source: SourceFile | undefined; readonly diagnostics: readonly Diagnostic[] }

/** Reads one JSON file. `source` is `undefined` if it cannot be read as a JSON object. Never throws. */
export function readSource(about: About): Read {
  const text = readText(about.file, maxBytes, about.folder)
  if (typeof text !== 'string') {
    const { code, message, remedy } = unread[text.why]
    return refuse(about, code, message, remedy)
  }
  const bytes = text.includes(replacement) ? readBytes(about.file) : undefined
  if (bytes && !isUtf8(bytes)) return { source: undefined, diagnostics: [badBytes(about.file, bytes)] }
  const { value, readable, faults, nulls } = parseJson(text)
  if (faults.length === 0 && isObject(value)) return { source: new ReadSource(about, value, faults, nulls, text), diagnostics: [] }
  const positionAt = createPositionLookup(text)
  const diagnostics = faults.map(({ offset, end, ...fault }): Diagnostic => ({
    ...fault,
    severity: 'error',
    file: about.file,
    ...spanOf(positionAt, offset, end),
  }))
  if (!readable) return { source: undefined, diagnostics }
  if (!isObject(value)) return refuse(about, 'wrong-type', 'The file must contain an object.', 'Begin it with { and end it with }.')
  return { source: new ReadSource(about, value, faults, nulls, text), diagnostics }
}

/** Pointers to values that cannot be stored as written. */
const brokenIn = (faults: readonly JsonFault[]): string[] =>
  faults.filter(({ code }) => code === 'json-number' || code === 'json-character').map(({ pointer }) => pointer)

/**
 * Pointers to objects that lack an entry because its key is forbidden. The top level of a file is omitted: its missing
 * keys are reported as such.
 */
const incompleteIn = (faults: readonly JsonFault[]): string[] =>
  faults
    .filter(({ code }) => code === 'json-forbidden-key')
    .map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')))
    .filter((holder) => holder !== '')

/** Diagnostics for files that could not be read, by reason. */
const unread: Readonly<Record<Unread['why'], { readonly code: DiagnosticCode; readonly message: string; readonly remedy: string }>> = {
  missing: {
    code: 'file-unreadable',
    message: 'The file cannot be read: it is a link without a target.',
    remedy: 'Replace the link with the file, or remove it.',
  },
  outside: { code: 'link-outside', ...linkOutside },
  forbidden: {
    code: 'file-unreadable',
    message: 'The file cannot be read: permission denied.',
    remedy: 'Allow reading, for example with chmod a+r.',
  },
  circle: {
    code: 'file-unreadable',
    message: 'The file cannot be read: it is a link that leads back to itself.',
    remedy: 'Replace the link with the file, or remove it.',
  },
  folder: {
    code: 'file-unreadable',
    message: 'The file cannot be read: it is a folder.',
    remedy: 'Rename it, or remove it.',
  },
  special: {
    code: 'file-unreadable',
    message: 'The file cannot be read: it is a pipe or a device, not a regular file.',
    remedy: 'Replace it with a regular file.',
  },
  failed: {
    code: 'file-unreadable',
    message: 'The file cannot be read: the operating system reports an error.',
    remedy: 'Check the disk, and copy the file again.',
  },
  large: {
    code: 'file-large',
    message: `The file is larger than ${maxBytes / 1024 / 1024} MiB.`,
    remedy: 'No merchant file needs to be this large: look for a mistake in it.',
  },
}

const refuse = ({ file }: About, code: DiagnosticCode, message: string, remedy: string): Read => ({
  source: undefined,
  diagnostics: [{ code, severity: 'error', file, ...fileStart, pointer: '', message, remedy }],
})

/** Decoders insert this character for invalid bytes; a file may also contain it. */
const replacement = '\uFFFD'

/** The bytes of a file that was just read; `undefined` if it has been removed since. */
function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Quick test that every text with an invisible character passes. Most other texts fail it. */
const invisible = /[\u007F\u202A-\u2069]/
/** Whether a JSON text may contain invisible characters, literally or escaped. */
const mayHoldInvisible = (json: string): boolean => json.includes('\\u') || invisible.test(json)

/** A source that keeps its text until its digest is requested, which is rare. */
class ReadSource implements SourceFile {
  readonly kind: SourceFile['kind']
  readonly name: string
  readonly file: string
  readonly merchant: string
  readonly pointer: string
  readonly unseen: boolean
  readonly ages: boolean
  readonly secret: boolean
  readonly broken: readonly string[]
  readonly incomplete: readonly string[]
  #text: string | undefined
  #digest = ''

  constructor(
    about: About,
    readonly value: JsonObject,
    faults: readonly JsonFault[],
    readonly nulls: boolean,
    text: string,
  ) {
    this.broken = brokenIn(faults)
    this.incomplete = incompleteIn(faults)
    this.secret = mayHoldSecret(text)
    this.unseen = about.kind === 'messages' && mayHoldInvisible(text)
    this.ages = about.kind === 'messages' && mayNameAge(text)
    this.kind = about.kind
    this.name = about.name
    this.file = about.file
    this.merchant = about.merchant
    this.pointer = about.pointer
    this.#text = text
  }

  get digest(): string {
    if (this.#text !== undefined) {
      this.#digest = createHash('sha256').update(this.#text).digest('hex')
      this.#text = undefined
    }
    return this.#digest
  }
}

function badBytes(file: string, bytes: Buffer): Diagnostic {
  const good = bytes.toString('utf8')
  const start = goodLength(bytes, good)
  return {
    code: 'json-utf8',
    severity: 'error',
    file,
    ...locateInText(good, start, start + 1),
    pointer: '',
    message: 'The file is not UTF-8: this byte is not part of a valid character.',
    remedy: 'Save it as UTF-8.',
  }
}

/** The number of UTF-16 units of the text before the first invalid byte. */
function goodLength(bytes: Buffer, text: string): number {
  let end = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index])
  while (!isUtf8(bytes.subarray(0, end))) end--
  return bytes.toString('utf8', 0, end).length
}
