import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { BackupError } from './backup-format.ts'

/** Key of a backup: a passphrase, or an age identity (`AGE-SECRET-KEY-1…`). */
export type BackupKey = { readonly passphrase: string } | { readonly identity: string }

/** Minimum number of characters of a passphrase: an attacker who has the file can guess without a limit. */
export const minPassphraseLength = 16

const identityPattern = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m

/** Encrypts a stream in the age format. */
export async function* encrypt(source: AsyncIterable<Buffer>, key: BackupKey): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  if ('passphrase' in key) encrypter.setPassphrase(key.passphrase)
  else encrypter.addRecipient(await identityToRecipient(key.identity))
  yield* toAsyncIterable(await encrypter.encrypt(toStream(source)))
}

/**
 * Decrypts a stream in the age format. Each chunk is authenticated before it is yielded.
 * @throws BackupError if the key is wrong or the stream is damaged
 */
export async function* decrypt(source: AsyncIterable<Buffer>, key: BackupKey): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase)
  else decrypter.addIdentity(key.identity)
  const decrypted = await decrypter.decrypt(toStream(source)).catch((cause: unknown) => {
    const name = 'passphrase' in key ? 'passphrase' : 'key'
    throw new BackupError(`The ${name} does not open the backup, or the beginning of the file is damaged.`, { cause })
  })
  try {
    yield* toAsyncIterable(decrypted)
  } catch (cause) {
    throw new BackupError('The backup is damaged: a part of it cannot be authenticated. Use another one.', { cause })
  }
}

type Stream = Parameters<Encrypter['encrypt']>[0] & object

const toStream = (source: AsyncIterable<Buffer>) => ReadableStream.from(source) as unknown as Exclude<Stream, Uint8Array>

const toAsyncIterable = (stream: unknown): AsyncIterable<Uint8Array> => stream as AsyncIterable<Uint8Array>

/**
 * Reads an age identity file, as `age-keygen` writes it.
 * @throws BackupError if the file contains no identity
 */
export async function readKeyFile(path: string): Promise<BackupKey> {
  const [identity] = identityPattern.exec(await readFile(path, 'utf8')) ?? []
  if (identity === undefined) throw new BackupError(`${path} has no key: a line with AGE-SECRET-KEY-1… is missing.`)
  return { identity }
}

/**
 * Creates a file with a new age identity, readable by its owner only.
 * @returns the public key that belongs to it
 * @throws Error (EEXIST) if the file exists
 */
export async function createKeyFile(path: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `# created: ${new Date().toISOString()}\n# public key: ${recipient}\n${identity}\n`, { mode: 0o600, flag: 'wx' })
  return recipient
}
