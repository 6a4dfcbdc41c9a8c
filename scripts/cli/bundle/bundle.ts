import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { generateBundleKeys } from '../../../server/modules/brands/index.ts'
import { type Arguments, CommandError, type Command, type Io } from '../command.ts'
import { convertStartupErrors } from '../database/server-access.ts'
import { merchantsHelp, merchantsOption } from '../merchants-root.ts'
import { writeBundle } from './write-bundle.ts'
import { createFileErrorHandler, unpackBundle, verifyBundleFile } from './read-bundle.ts'

export const bundle: Command = {
  summary: 'pack brands into a signed file, from which many servers serve them',
  help: `Usage: livery bundle new-key FILE
       livery bundle create FILE --key FILE [--created TIME] [--merchants DIR]
       livery bundle verify FILE [--public-key KEYS]
       livery bundle unpack FILE FOLDER [--public-key KEYS]

new-key writes a new private key to a file that only its owner can read, and prints the public key, for MERCHANTS_PUBLIC_KEY.
create validates all brands and packs the files that they need; servers fetch the bundle from MERCHANTS_URL. verify checks the
signature and every file of a bundle, and describes it. unpack writes its brands into a new folder.

  --key FILE        the private key: a file of new-key, or an Ed25519 key in PEM format
  --created TIME    the creation time, such as 2026-03-02T09:15:00Z; default: now. Servers refuse a bundle that is older than
                    the newest one that they have accepted. The same brands, time and key give the same file
  --public-key KEYS public keys, separated by commas; default: MERCHANTS_PUBLIC_KEY
${merchantsHelp}

Exit codes: 0 done, 1 brands have errors, 2 could not run, or the bundle is invalid.`,
  options: {
    ...merchantsOption,
    key: { type: 'string' },
    created: { type: 'string' },
    'public-key': { type: 'string' },
  },
  run: convertStartupErrors(run),
}

async function run(args: Arguments, io: Io): Promise<number> {
  const [action, file, folder, ...more] = args.positionals
  if (file === undefined || more.length > 0 || (folder !== undefined) !== (action === 'unpack')) throw new CommandError(bundle.help)
  if (action === 'new-key') return createKey(file, io)
  if (action === 'create') return writeBundle(file, args, io)
  if (action === 'verify') return verifyBundleFile(file, args, io)
  if (folder !== undefined) return unpackBundle(file, folder, args, io)
  throw new CommandError(bundle.help)
}

async function createKey(file: string, io: Io): Promise<number> {
  if (existsSync(file)) throw new CommandError(`${file} already exists.`)
  const { privateKey, publicKey } = generateBundleKeys()
  await writeFile(file, privateKey, { mode: 0o600, flag: 'wx' }).catch(createFileErrorHandler(file, 'written'))
  io.out(
    `Private key written to ${file}. Anyone who has it can change what servers show: keep it secret, and do not store it on the servers.\nMERCHANTS_PUBLIC_KEY=${publicKey}`,
  )
  return 0
}
