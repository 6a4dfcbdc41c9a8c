import { isUtf8 } from 'node:buffer'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import { canContainAge } from '../check/find-ages.ts'
import type { JsonFault } from './json-tree.ts'
import { parseJson } from './parse-json.ts'
import { locateInText, createPositionLookup, createSpan } from './locate-in-file.ts'
import { readText, type ReadFailure } from './read-text.ts'
import { outsideLinkProblem } from './within-folder.ts'
import { isObject, type JsonObject } from './pointer.ts'
import { canContainSecret } from './secrets.ts'
import type { SourceFile } from './source-file.ts'

/** Maximum size of a JSON file: 2 MiB. No merchant file needs to be this large. */
const maxBytes = 2 * 1024 * 1024

/** `folder` is the merchant's folder; links that lead out of it are not followed. */
type SourceLocation = Pick<SourceFile, 'kind' | 'name' | 'file' | 'merchant' | 'pointer'> & { readonly folder: string }

type ReadResult = { readonly source: SourceFile | undefined; readonly diagnostics: readonly Diagnostic[] }

/** Reads one JSON file. `source` is `undefined` if it cannot be read as a JSON object. Never throws. */
export function readSource(location: SourceLocation): ReadResult {
  const text = readText(location.file, maxBytes, location.folder)
  if (typeof text !== 'string') {
    const { code, message, remedy } = unreadableDiagnostics[text.reason]
    return createUnreadableResult(location, code, message, remedy)
  }
  const bytes = text.includes(replacementCharacter) ? readBytes(location.file) : undefined
  if (bytes && !isUtf8(bytes)) return { source: undefined, diagnostics: [createInvalidUtf8Diagnostic(location.file, bytes)] }
  const { value, readable, faults, mayHaveNulls } = parseJson(text)
  if (faults.length === 0 && isObject(value))
    return { source: new ParsedSourceFile(location, value, faults, mayHaveNulls, text), diagnostics: [] }
  const positionAt = createPositionLookup(text)
  const diagnostics = faults.map(({ offset, end, ...fault }): Diagnostic => ({
    ...fault,
    severity: 'error',
    file: location.file,
    ...createSpan(positionAt, offset, end),
  }))
  if (!readable) return { source: undefined, diagnostics }
  if (!isObject(value))
    return createUnreadableResult(location, 'wrong-type', 'The file must contain an object.', 'Begin it with { and end it with }.')
  return { source: new ParsedSourceFile(location, value, faults, mayHaveNulls, text), diagnostics }
}

/** Returns the pointers to values that cannot be stored as written. */
const listRejectedPointers = (faults: readonly JsonFault[]): string[] =>
  faults.filter(({ code }) => code === 'json-number' || code === 'json-invalid-character').map(({ pointer }) => pointer)

/**
 * Returns the pointers to objects that lack an entry because its key is forbidden. Forbidden keys at the top level of a
 * file are skipped, so that the rest of the file is still checked.
 */
const listIncompletePointers = (faults: readonly JsonFault[]): string[] =>
  faults
    .filter(({ code }) => code === 'json-forbidden-key')
    .map(({ pointer }) => pointer.slice(0, pointer.lastIndexOf('/')))
    .filter((parent) => parent !== '')

/** Diagnostics for files that could not be read, by reason. */
const unreadableDiagnostics: Readonly<
  Record<ReadFailure['reason'], { readonly code: DiagnosticCode; readonly message: string; readonly remedy: string }>
> = {
  missing: {
    code: 'file-unreadable',
    message: 'The file cannot be read: it is a link without a target.',
    remedy: 'Replace the link with the file, or remove it.',
  },
  outside: { code: 'link-outside', ...outsideLinkProblem },
  forbidden: {
    code: 'file-unreadable',
    message: 'The file cannot be read: permission denied.',
    remedy: 'Allow reading, for example with chmod a+r.',
  },
  loop: {
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
    code: 'file-too-large',
    message: `The file is larger than ${maxBytes / 1024 / 1024} MiB.`,
    remedy: 'No merchant file needs to be this large: look for a mistake in it.',
  },
}

const createUnreadableResult = ({ file }: SourceLocation, code: DiagnosticCode, message: string, remedy: string): ReadResult => ({
  source: undefined,
  diagnostics: [{ code, severity: 'error', file, ...fileStart, pointer: '', message, remedy }],
})

/** Decoders replace invalid bytes with this character; a valid file may also contain it. */
const replacementCharacter = '\uFFFD'

/** The bytes of a file that was just read; `undefined` if it has been removed since. */
function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}

/** Fast pre-check: matches every JSON text with an invisible character, literal or escaped, and few others. */
const invisiblePattern = /\\[bfru]|[\u007F\u202A-\u2069]/
/** Whether a JSON text may contain invisible characters, literally or escaped. */
const canContainInvisibleCharacters = (json: string): boolean => invisiblePattern.test(json)

/** A source file that computes its digest on first access, which is rare. The text is kept until then. */
class ParsedSourceFile implements SourceFile {
  readonly kind: SourceFile['kind']
  readonly name: string
  readonly file: string
  readonly merchant: string
  readonly pointer: string
  readonly mayHaveInvisibleCharacters: boolean
  readonly mayMentionAge: boolean
  readonly mayHaveSecret: boolean
  readonly rejectedPointers: readonly string[]
  readonly incompletePointers: readonly string[]
  #text: string | undefined
  #digest = ''

  constructor(
    location: SourceLocation,
    readonly value: JsonObject,
    faults: readonly JsonFault[],
    readonly mayHaveNulls: boolean,
    text: string,
  ) {
    this.rejectedPointers = listRejectedPointers(faults)
    this.incompletePointers = listIncompletePointers(faults)
    this.mayHaveSecret = canContainSecret(text)
    this.mayHaveInvisibleCharacters = location.kind === 'messages' && canContainInvisibleCharacters(text)
    this.mayMentionAge = location.kind === 'messages' && canContainAge(text)
    this.kind = location.kind
    this.name = location.name
    this.file = location.file
    this.merchant = location.merchant
    this.pointer = location.pointer
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

function createInvalidUtf8Diagnostic(file: string, bytes: Buffer): Diagnostic {
  const decoded = bytes.toString('utf8')
  const start = computeValidLength(bytes, decoded)
  return {
    code: 'json-utf8',
    severity: 'error',
    file,
    ...locateInText(decoded, start, start + 1),
    pointer: '',
    message: 'The file is not UTF-8: this byte is not part of a valid character.',
    remedy: 'Save it as UTF-8.',
  }
}

/** Returns the number of UTF-16 units of the text before the first invalid byte. */
function computeValidLength(bytes: Buffer, text: string): number {
  let end = Buffer.from(text).findIndex((byte, index) => byte !== bytes[index])
  while (!isUtf8(bytes.subarray(0, end))) end--
  return bytes.toString('utf8', 0, end).length
}
