import { realpathSync, statSync, type Stats } from 'node:fs'
import { resolve } from 'node:path'
import type { DiagnosticCode } from '../../contract/diagnostic-code.ts'
import { fileStart, type Diagnostic } from '../../contract/diagnostic.ts'
import { LazyAsset } from './asset-file.ts'
import { leftoverOf, sayLeftover } from './leftover.ts'
import { listFolder } from './list-folder.ts'
import { isNote, nameBeforeTxt } from './unread-file.ts'
import { leadsWithin, linkOutside } from './within.ts'

const assetForm = /^[a-zA-Z0-9][a-zA-Z0-9_./-]{0,190}\.(svg|webp|avif|png|jpg|woff2)$/
const maxLevels = 8

/**
 * The assets of a merchant, by their path below `folder`. What cannot be an asset is reported into `found`; so is a
 * link that leads out of `base`.
 */
export function readAssets(base: string, folder: string, found: Diagnostic[]): ReadonlyMap<string, LazyAsset> {
  const assets = new Map<string, LazyAsset>()
  const say = (path: string, code: DiagnosticCode, message: string, remedy: string, severity: 'error' | 'warning'): void =>
    void found.push({ code, severity, file: `${folder}/${path}`, ...fileStart, pointer: '', message, remedy })
  walk('', 0, [realPath(folder)])
  return assets

  function walk(below: string, level: number, around: readonly string[]): void {
    for (const { name, folder: isFolder, link } of listFolder(`${folder}/${below}`) ?? []) {
      const path = below + name
      if (link && exists(`${folder}/${path}`) && !leadsWithin(`${folder}/${path}`, base))
        say(path, 'link-outside', linkOutside.message, linkOutside.remedy, 'error')
      else if (leftoverOf(name) !== undefined) found.push(sayLeftover(`${folder}/${path}`))
      else if (isFolder && level >= maxLevels)
        say(path, 'asset-depth', `Assets stand at most ${maxLevels} folders deep.`, 'Move them up.', 'error')
      else if (isFolder) enter(path, level + 1, around)
      else if (assetForm.test(path)) add(path)
      else if (isNote(name)) lintNote(path)
      else
        say(
          path,
          'asset-name',
          `${path} is no kind of asset that a site can use.`,
          'Use svg, webp, avif, png, jpg or woff2, and letters, digits, dashes and underscores in names.',
          'warning',
        )
    }
  }

  /** A note that is called after an asset is about it, or was meant to be it. */
  function lintNote(path: string): void {
    const shown = nameBeforeTxt(path)
    if (shown === undefined || !assetForm.test(shown) || exists(`${folder}/${shown}`)) return
    const message = `${path} is no asset: its name ends in .txt, which Windows may not show.`
    say(path, 'asset-name', message, `Rename it to ${shown} if the site should use it.`, 'warning')
  }

  /** A link may lead to a folder that it stands in. */
  function enter(path: string, level: number, around: readonly string[]): void {
    const real = realPath(`${folder}/${path}`)
    if (around.some((one) => one === real || one.startsWith(`${real}/`)))
      say(path, 'asset-circle', 'This link leads back to a folder that it stands in.', 'Take the link away.', 'error')
    else walk(`${path}/`, level, [...around, real])
  }

  function add(path: string): void {
    const file = `${folder}/${path}`
    const stat = statOf(file)
    if (stat?.isFile() === true) assets.set(path, new LazyAsset(path, resolve(file), stat.size, resolve(base)))
    else say(path, 'file-unreadable', 'The asset cannot be read.', 'Put a plain file there.', 'error')
  }
}

const realPath = (path: string): string => {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}

const exists = (path: string): boolean => statOf(path) !== undefined

function statOf(file: string): Stats | undefined {
  try {
    return statSync(file)
  } catch {
    return undefined
  }
}
