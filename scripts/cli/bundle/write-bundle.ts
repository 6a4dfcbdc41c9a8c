import type { KeyObject } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { createBundle, parseBundlePrivateKey, derivePublicKey } from '../../../server/modules/brands/index.ts'
import { type Arguments, CommandError, type Io } from '../command.ts'
import { findCurrentBuildName } from '../database/server-access.ts'
import { formatText } from '../formats/format-text.ts'
import { requireMerchantsRoot } from '../merchants-root.ts'
import { validateMerchants } from '../validate/validate-merchants.ts'
import { describeBundle, readVerifiedBundle, createFileErrorHandler } from './read-bundle.ts'

/** Writes a bundle of all brands of a folder, if they are valid. The file is verified before it gets its final name. */
export async function writeBundle(file: string, args: Arguments, io: Io): Promise<number> {
  const privateKey = await readPrivateKey(args)
  const createdAt = parseTime(args.values['created'])
  const root = requireMerchantsRoot(args, io)
  const result = await validateMerchants(root, undefined, undefined)
  const errors = result.diagnostics.filter(({ severity }) => severity === 'error')
  if (errors.length > 0) {
    io.err(formatText({ ...result, diagnostics: errors }, io.paint))
    return 1
  }
  if (result.valid === 0) throw new CommandError(`there is no merchant in ${root}.`)
  const content = await createBundle(root, { privateKey, createdAt, build: findCurrentBuildName() })
  const temporaryFile = `${file}.${String(process.pid)}`
  try {
    await writeFile(temporaryFile, content).catch(createFileErrorHandler(file, 'written'))
    const verified = await readVerifiedBundle(temporaryFile, [derivePublicKey(privateKey)])
    await rename(temporaryFile, file)
    io.out(`Bundle written to ${file} and read back.\n${describeBundle(verified)}`)
  } finally {
    await rm(temporaryFile, { force: true })
  }
  return 0
}

async function readPrivateKey({ values }: Arguments): Promise<KeyObject> {
  const { key: file } = values
  if (typeof file !== 'string') throw new CommandError('the private key is missing: set --key FILE. livery bundle new-key creates one.')
  const pem = await readFile(file, 'utf8').catch(createFileErrorHandler(file, 'read'))
  const key = parseBundlePrivateKey(pem)
  if (!key) throw new CommandError(`${file} contains no Ed25519 private key in PEM format. livery bundle new-key creates one.`)
  return key
}

function parseTime(text: unknown): Date {
  if (typeof text !== 'string') return new Date()
  const time = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?Z$/.test(text) ? new Date(text) : undefined
  // `Date` accepts days that do not exist, and continues with the next month.
  if (time && !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 19))) return time
  throw new CommandError(`--created is "${text}": it must be a time in UTC, such as 2026-03-02T09:15:00Z.`)
}
