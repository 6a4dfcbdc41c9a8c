import { compileMerchants } from '../../../../src/engine/compile/index.ts'
import { listBrandFiles } from '../brand-files.ts'
import { BundleError } from './bundle-format.ts'
import { type BundleOptions, type FileContents, packBundle } from './pack-bundle.ts'

/**
 * Packs the brands of a folder into a signed bundle: the files that they are compiled from, and no others.
 * @throws BundleError if a brand has errors, a file changes during the call, a path is not allowed, or a limit is
 * exceeded
 */
export const createBundle = async (root: string, options: BundleOptions): Promise<Buffer> => packBundle(await readContents(root), options)

async function readContents(root: string): Promise<FileContents> {
  const contents = new Map<string, Buffer>()
  for await (const { id, valid, folders } of compileMerchants(root)) {
    if (!valid) throw new BundleError(`The brand ${id} has errors. List them with livery validate, and correct them.`)
    for (const { folder, path: pathInFolder, read } of listBrandFiles(folders)) {
      const path = `${folder}/${pathInFolder}`
      if (contents.has(path)) continue
      const content = await read()
      if (!content) throw new BundleError(`${root}/${path} has changed while it was read. Run the command again.`)
      contents.set(path, content)
    }
  }
  return contents
}
