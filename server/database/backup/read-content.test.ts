import { describe, expect, it } from 'vitest'
import { BackupError } from './backup-format.ts'
import { readContent } from './read-content.ts'

const manifest = '-- livery-backup {"version":1,"tables":["\\"accounts\\""]}'
const emptyDigest = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const table = ['copy "accounts" ("id") from stdin;', String.raw`\.`, `-- copied {"rows":0,"sha256":"${emptyDigest}"}`]
const totals = '-- end {"tables":1,"rows":0}'

/** Reads a backup with these lines. */
async function read(lines: readonly string[]) {
  async function* stream(): AsyncGenerator<Buffer> {
    yield Buffer.from(lines.map((line) => `${line}\n`).join(''))
  }
  return readContent(stream(), {
    onTable: async (_table, rows) => {
      for await (const _ of rows);
    },
  })
}

describe('readContent', () => {
  it('reads a manifest, a table and totals', async () =>
    expect(await read([manifest, ...table, totals])).toMatchObject({ totals: { tables: 1, rows: 0 } }))

  it.each([
    ['livery-backup', (value: string) => [`-- livery-backup ${value}`, ...table, totals]],
    ['copied', (value: string) => [manifest, ...table.slice(0, 2), `-- copied ${value}`, totals]],
    ['end', (value: string) => [manifest, ...table, `-- end ${value}`]],
  ])('reports a damaged backup if the value of "-- %s" is not a JSON object', async (kind, createLines) => {
    for (const value of ['{"rows":', '', 'null', '[]']) {
      const error: unknown = await read(createLines(value)).catch((thrown: unknown) => thrown)
      expect(error, value).toBeInstanceOf(BackupError)
      expect(String(error)).toContain(`The backup is damaged: its line "-- ${kind}" `)
    }
  })

  it.each([
    ['{}', 'The backup is damaged: its manifest has no version.'],
    ['{"version":1}', 'The backup is damaged: its manifest has no tables.'],
    ['{"version":2}', 'The backup has format 2, and this version of Livery reads format 1.'],
  ])('rejects the manifest %s', async (value, message) => {
    const error: unknown = await read([`-- livery-backup ${value}`, ...table, totals]).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(BackupError)
    expect(String(error)).toContain(message)
  })
})
