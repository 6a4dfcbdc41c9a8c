import { readFile } from 'node:fs/promises'
import { type AssetFile, type MerchantFolder, readAsset } from '../../../src/engine/compile/index.ts'
import { computeDigest } from './bundle/bundle-format.ts'

/** A file that brands are compiled from. */
export interface BrandFile {
  /** Name of the merchant folder. */
  readonly folder: string
  /** Path in that folder. */
  readonly path: string
  /** SHA-256 of the content in hexadecimal; `undefined` for an asset. */
  readonly digest: string | undefined
  /** `undefined` for JSON. */
  readonly asset: AssetFile | undefined
  /** Returns the content as it was compiled; `undefined` if the file has changed since. */
  read(): Promise<Buffer | undefined>
}

/** Lists all files of merchant folders: JSON and assets. */
export const listBrandFiles = (folders: readonly MerchantFolder[]): readonly BrandFile[] =>
  folders.flatMap(({ id: folder, sources, assets }) => [
    ...sources.map(({ pointer, digest, file }) => ({
      folder,
      path: `${pointer.slice(1)}.json`,
      digest,
      asset: undefined,
      read: () => readUnchanged(file, digest),
    })),
    ...[...assets.values()].map((asset) => ({
      folder,
      path: `assets/${asset.path}`,
      digest: undefined,
      asset,
      read: () => readAsset(asset),
    })),
  ])

async function readUnchanged(file: string, digest: string): Promise<Buffer | undefined> {
  const content = await readFile(file).catch(() => undefined)
  return content && computeDigest(content) === digest ? content : undefined
}
