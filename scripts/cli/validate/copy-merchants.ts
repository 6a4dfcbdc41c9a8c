import { cpSync, lstatSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CommandError } from '../command.ts'

/** A temporary copy of a folder of merchants, deleted when it is disposed of. */
export interface MerchantsCopy extends Disposable {
  readonly root: string
}

/**
 * Copies a folder of merchants. If a merchant's folder is a symbolic link, its target is copied; links inside it are
 * copied as links.
 *
 * @throws CommandError if a part of it cannot be copied
 */
export function copyMerchants(root: string): MerchantsCopy {
  const copy = mkdtempSync(join(tmpdir(), 'livery-fix-'))
  const dispose = (): void => rmSync(copy, { recursive: true, force: true })
  try {
    for (const name of readdirSync(root))
      cpSync(realpathSync(join(root, name)), join(copy, name), { recursive: true, verbatimSymlinks: true, filter: isCopied })
  } catch (error) {
    dispose()
    throw new CommandError(`${root} cannot be copied, which --fix requires: ${error instanceof Error ? error.message : String(error)}`)
  }
  return { root: copy, [Symbol.dispose]: dispose }
}

/** Whether a file is copied: files, folders and symbolic links are, but not pipes, sockets and devices. */
function isCopied(path: string): boolean {
  const stat = lstatSync(path)
  return stat.isFile() || stat.isDirectory() || stat.isSymbolicLink()
}
