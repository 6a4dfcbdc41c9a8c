import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import {
  type BundlePublicKey,
  parseBundlePublicKeys,
  readArchive,
  readBundle,
  unpackArchive,
  type VerifiedBundle,
} from '../../../server/modules/brands/index.ts'
import { type Arguments, CommandError, type Io } from '../command.ts'

/** Verifies the signature of a bundle and each of its files, and prints its description. */
export async function verifyBundleFile(file: string, args: Arguments, io: Io): Promise<number> {
  io.out(`The bundle is intact.\n${describeBundle(await readVerifiedBundle(file, requirePublicKeys(args, io)))}`)
  return 0
}

/** Verifies a bundle, and writes its brands into a folder that does not exist yet. */
export async function unpackBundle(file: string, folder: string, args: Arguments, io: Io): Promise<number> {
  const { archive, manifest } = await readVerifiedBundle(file, requirePublicKeys(args, io))
  if (existsSync(folder)) throw new CommandError(`${folder} already exists. Name a new folder.`)
  await unpackArchive(archive, manifest, folder)
  io.out(`Unpacked to ${folder}.\n${describeBundle({ manifest })}`)
  return 0
}

/**
 * Reads and verifies a bundle.
 * @throws CommandError if the file cannot be read
 * @throws BundleError if the bundle is invalid
 */
export async function readVerifiedBundle(file: string, keys: readonly BundlePublicKey[]): Promise<VerifiedBundle> {
  const content = await readFile(file).catch(createFileErrorHandler(file, 'read'))
  const bundle = await readBundle(content, keys)
  // `readArchive` compares each file with the manifest.
  for await (const { path } of readArchive(bundle.archive, bundle.manifest)) void path
  return bundle
}

/** Creates a handler that turns an error of the file system into a CommandError. */
export const createFileErrorHandler =
  (file: string, action: 'read' | 'written') =>
  (error: NodeJS.ErrnoException): never => {
    throw new CommandError(`${file} cannot be ${action} (${error.code ?? error.message}).`)
  }

export function describeBundle({ manifest: { files, revision, createdAt, build } }: Pick<VerifiedBundle, 'manifest'>): string {
  const brands = [...new Set(files.map(({ path }) => path.slice(0, path.indexOf('/'))))]
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  return [
    `Revision:  ${revision}`,
    `Created:   ${createdAt}${build === null ? '' : `, by build ${build}`}`,
    `Brands:    ${brands.join(', ')}`,
    `Files:     ${files.length.toLocaleString('en')}, ${(bytes / 1_000_000).toFixed(1)} MB`,
  ].join('\n')
}

function requirePublicKeys({ values }: Arguments, { env }: Io): readonly BundlePublicKey[] {
  const text = String(values['public-key'] ?? env['MERCHANTS_PUBLIC_KEY'] ?? '')
  const keys = parseBundlePublicKeys(text)
  if (keys) return keys
  throw new CommandError(
    text.trim() === ''
      ? 'the public key is missing: set --public-key KEY or MERCHANTS_PUBLIC_KEY. livery bundle new-key prints it.'
      : 'a public key is invalid: livery bundle new-key prints each on one line.',
  )
}
