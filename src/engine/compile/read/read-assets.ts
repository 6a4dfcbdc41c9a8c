import { realpathSync, statSync, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import { LazyAsset } from './asset-file.ts'
import { findJunkFileOrigin, createJunkFileDiagnostic } from './junk-file.ts'
import { listFolder } from './list-folder.ts'
import { isNote, stripTxtExtension } from './unused-file.ts'
import { isPathWithinFolder, outsideLinkProblem } from './within-folder.ts'

const assetPattern = /^[a-zA-Z0-9][a-zA-Z0-9_./-]{0,190}\.(svg|webp|avif|png|jpg|woff2)$/
const maxLevels = 8

/**
 * Reads the assets of a merchant, keyed by their path relative to the assets folder (`folder`). Adds a diagnostic for
 * each junk or unreadable file, each file that cannot be an asset (except notes), each folder that is nested too
 * deep, and each symbolic link that points outside the merchant's folder (`merchantFolder`) or back to a folder that
 * contains it.
 */
export function readAssets(merchantFolder: string, folder: string, diagnostics: Diagnostic[]): ReadonlyMap<string, LazyAsset> {
  const assets = new Map<string, LazyAsset>()
  const report = (path: string, code: DiagnosticCode, message: string, remedy: string, severity: 'error' | 'warning'): void =>
    void diagnostics.push({ code, severity, file: `${folder}/${path}`, ...fileStart, pointer: '', message, remedy })
  walk('', 0, [resolveRealPath(folder)])
  return assets

  function walk(prefix: string, level: number, ancestors: readonly string[]): void {
    for (const { name, isFolder, isLink } of listFolder(`${folder}/${prefix}`) ?? []) {
      const path = prefix + name
      if (isLink && exists(`${folder}/${path}`) && !isPathWithinFolder(`${folder}/${path}`, merchantFolder))
        report(path, 'link-outside', outsideLinkProblem.message, outsideLinkProblem.remedy, 'error')
      else if (findJunkFileOrigin(name) !== undefined) diagnostics.push(createJunkFileDiagnostic(`${folder}/${path}`))
      else if (isFolder && level >= maxLevels)
        report(path, 'asset-depth', `Assets may be at most ${maxLevels} folders deep.`, 'Move them up.', 'error')
      else if (isFolder) walkFolder(path, level + 1, ancestors)
      else if (assetPattern.test(path)) addAsset(path)
      else if (isNote(name)) lintNote(path)
      else
        report(
          path,
          'invalid-asset-name',
          `${path} is not an asset that a site can use.`,
          'Use svg, webp, avif, png, jpg or woff2, and only letters, digits, hyphens and underscores in names.',
          'warning',
        )
    }
  }

  /** A text file named after an asset is either a note about it, or the asset itself with a hidden extension. */
  function lintNote(path: string): void {
    const visibleName = stripTxtExtension(path)
    if (visibleName === undefined || !assetPattern.test(visibleName) || exists(`${folder}/${visibleName}`)) return
    const message = `${path} is not an asset: its name ends in .txt, which Windows may hide.`
    report(path, 'invalid-asset-name', message, `Rename it to ${visibleName} if the site should use it.`, 'warning')
  }

  /** Walks a folder, or reports a link that leads to a folder that contains it. */
  function walkFolder(path: string, level: number, ancestors: readonly string[]): void {
    const realPath = resolveRealPath(`${folder}/${path}`)
    if (ancestors.some((ancestor) => ancestor === realPath || ancestor.startsWith(`${realPath}/`)))
      report(path, 'asset-cycle', 'This link leads back to a folder that contains it.', 'Remove the link.', 'error')
    else walk(`${path}/`, level, [...ancestors, realPath])
  }

  function addAsset(path: string): void {
    const file = `${folder}/${path}`
    const stat = findStats(file)
    if (stat?.isFile() === true) assets.set(path, new LazyAsset(path, resolve(file), stat.size, resolve(merchantFolder)))
    else report(path, 'file-unreadable', 'The asset cannot be read.', 'Replace it with a regular file.', 'error')
  }
}

const resolveRealPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

const exists = (path: string): boolean => findStats(path) !== undefined

function findStats(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
