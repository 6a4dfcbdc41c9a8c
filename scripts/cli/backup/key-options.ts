import { readFile } from 'node:fs/promises'
import { type BackupKey, minPassphraseLength, readKeyFile } from '../../../server/database/backup/encryption.ts'
import { type Arguments, CommandError, type Io } from '../command.ts'

/** The options that set the key of a backup. */
export const keyOptions = { 'key-file': { type: 'string' }, 'passphrase-file': { type: 'string' } } as const

export const keyHelp = `  --key-file FILE         a key that livery backup --new-key or age-keygen has created
  --passphrase-file FILE  a file whose first line is the passphrase; without either, the terminal asks for it`

/**
 * Reads the key or the passphrase from the file that the options name. Without such an option, prompts for a
 * passphrase, twice if it is new.
 * @throws CommandError if both options are set, the file does not exist, there is neither an option nor a terminal, or
 * a new passphrase is too short or its repetition differs
 * @throws BackupError if the file contains no key
 */
export async function readKey({ values }: Arguments, { prompt }: Io, isNew: boolean): Promise<BackupKey> {
  const [keyFile, passphraseFile] = [values['key-file'], values['passphrase-file']]
  if (keyFile !== undefined && passphraseFile !== undefined) throw new CommandError('--key-file and --passphrase-file cannot be combined.')
  if (typeof keyFile === 'string') return readKeyFile(keyFile).catch(createMissingFileHandler(keyFile))
  const passphrase =
    typeof passphraseFile === 'string'
      ? ((await readFile(passphraseFile, 'utf8').catch(createMissingFileHandler(passphraseFile))).split(/\r?\n/, 1)[0] ?? '')
      : await promptPassphrase(prompt, isNew)
  if (isNew && passphrase.length < minPassphraseLength)
    throw new CommandError(`the passphrase is too short: at least ${String(minPassphraseLength)} characters are needed.`)
  return { passphrase }
}

async function promptPassphrase(prompt: Io['prompt'], isNew: boolean): Promise<string> {
  if (prompt === undefined) throw new CommandError('the key of the backup is missing: set --key-file FILE or --passphrase-file FILE.')
  const passphrase = await prompt('Passphrase of the backup: ', true)
  if (isNew && (await prompt('Repeat the passphrase: ', true)) !== passphrase) throw new CommandError('the passphrases differ.')
  return passphrase
}

function createMissingFileHandler(path: string) {
  return (error: unknown): never => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') throw new CommandError(`there is no file ${path}.`)
    throw error
  }
}
