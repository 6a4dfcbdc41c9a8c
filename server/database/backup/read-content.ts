import { createHash } from 'node:crypto'
import {
  BackupError,
  type TableChecksum,
  type CopiedTable,
  createDamageError,
  endOfRows,
  formatVersion,
  type Manifest,
  parseComment,
  parseCopy,
  type Totals,
} from './backup-format.ts'

/** Receives the content of a backup in order. */
export interface ContentVisitor {
  readonly onManifest?: (manifest: Manifest) => Promise<void> | void
  /** Must consume the rows, which are verified after the promise has resolved. */
  readonly onTable: (table: CopiedTable, rows: AsyncIterable<Buffer>) => Promise<void>
  /** Called after the rows of a table have been verified. */
  readonly onTableVerified?: (table: CopiedTable, checksum: TableChecksum) => Promise<void>
  /** Called with each `setval` statement. */
  readonly onSequence?: (statement: string) => Promise<void>
}

export interface BackupSummary {
  readonly manifest: Manifest
  readonly totals: Totals
}

/**
 * Reads the content of a backup, and verifies the number and the digest of the rows of each table.
 * @throws BackupError if it is not a Livery backup, is damaged or incomplete, or has another format version
 */
export async function readContent(source: AsyncIterable<Buffer>, visitor: ContentVisitor): Promise<BackupSummary> {
  const lines = new LineReader(source)
  const manifest = parseComment<Manifest>('livery-backup', await lines.readLine())
  if (manifest === undefined) throw new BackupError('The file is not a Livery backup.')
  if (typeof manifest.version !== 'number') throw createDamageError('its manifest has no version')
  if (manifest.version !== formatVersion)
    throw new BackupError(
      `The backup has format ${String(manifest.version)}, and this version of Livery reads format ${String(formatVersion)}. Restore it with the version that created it.`,
    )
  if (!Array.isArray(manifest.tables)) throw createDamageError('its manifest has no tables')
  await visitor.onManifest?.(manifest)
  const tables: string[] = []
  let rows = 0
  for (;;) {
    const line = await lines.readLine()
    const table = parseCopy(line ?? '')
    if (table !== undefined) {
      rows += (await readTable(lines, table, visitor)).rows
      tables.push(table.name)
    } else if (line?.startsWith('select setval(') === true) await visitor.onSequence?.(line)
    else {
      const totals = parseComment<Totals>('end', line)
      if (totals === undefined) throw createDamageError('its content ends early')
      if (totals.rows !== rows || tables.join() !== manifest.tables.join() || (await lines.readLine()) !== undefined)
        throw createDamageError('its content does not match its manifest or its totals')
      return { manifest, totals }
    }
  }
}

async function readTable(lines: LineReader, table: CopiedTable, visitor: ContentVisitor): Promise<TableChecksum> {
  const hash = createHash('sha256')
  let rows = 0
  async function* hashRows(): AsyncGenerator<Buffer> {
    for await (const part of lines.readRows()) {
      hash.update(part)
      rows += countLines(part)
      yield part
    }
  }
  await visitor.onTable(table, hashRows())
  const checksum = parseComment<TableChecksum>('copied', await lines.readLine())
  if (checksum?.rows !== rows || checksum.sha256 !== hash.digest('hex'))
    throw createDamageError(`the rows of ${table.name} differ from their checksum`)
  await visitor.onTableVerified?.(table, checksum)
  return checksum
}

const newline = 0x0a

/** Counts the rows in output of COPY in text format, which escapes line breaks in values. */
export function countLines(part: Buffer): number {
  let count = 0
  for (let index = part.indexOf(newline); index !== -1; index = part.indexOf(newline, index + 1)) count += 1
  return count
}

/** Reads lines, and rows up to the line that ends them, from a stream of chunks of any size. */
class LineReader {
  readonly #source: AsyncIterator<Buffer>
  /** Bytes that were received and not yet read. Begins at the start of a line. */
  #unread: Buffer = Buffer.alloc(0)

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]()
  }

  /** Returns the next line without its end; `undefined` after the last one. */
  async readLine(): Promise<string | undefined> {
    let end = this.#unread.indexOf(newline)
    while (end === -1) {
      if (!(await this.#receive())) return undefined
      end = this.#unread.indexOf(newline)
    }
    const line = this.#unread.toString('utf8', 0, end)
    this.#unread = this.#unread.subarray(end + 1)
    return line
  }

  /** Yields chunks of whole rows up to the line that ends them, which is consumed but not yielded. */
  async *readRows(): AsyncGenerator<Buffer> {
    for (;;) {
      const end = this.#unread.lastIndexOf(newline) + 1
      const terminatorStart = findEndOfRows(this.#unread.subarray(0, end))
      if (terminatorStart !== undefined) {
        const rows = this.#unread.subarray(0, terminatorStart)
        this.#unread = this.#unread.subarray(terminatorStart + endOfRows.length + 1)
        if (rows.length > 0) yield rows
        return
      }
      const rows = this.#unread.subarray(0, end)
      this.#unread = this.#unread.subarray(end)
      if (rows.length > 0) yield rows
      if (!(await this.#receive())) throw createDamageError('its content ends early')
    }
  }

  async #receive(): Promise<boolean> {
    const { done, value } = await this.#source.next()
    if (done === true) return false
    this.#unread = this.#unread.length === 0 ? value : Buffer.concat([this.#unread, value])
    return true
  }
}

/** Returns the offset of the line that ends the rows; `undefined` if the buffer does not contain it. */
function findEndOfRows(rows: Buffer): number | undefined {
  if (rows.toString('latin1', 0, endOfRows.length + 1) === `${endOfRows}\n`) return 0
  const index = rows.indexOf(`\n${endOfRows}\n`, 0, 'latin1')
  return index === -1 ? undefined : index + 1
}
