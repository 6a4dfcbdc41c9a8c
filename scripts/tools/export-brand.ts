import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { compileMerchant, readAsset } from '../../src/engine/compile/index.ts'
import { findBuilds } from '../../server/pages/builds.ts'
import { renderStaticSite, type StaticFile } from '../../server/pages/static-site.ts'
import { projectRoot } from './paths.ts'

/**
 * Exports one brand as a static folder for any web server: a page for each route in the brand's default language, its
 * texts and assets, and the app. An earlier export in the folder is replaced once the new one is complete. If the brand
 * is invalid or there is no build, nothing is written and the exit code is 1. The pages may frame games from the
 * `launchOrigins` of the brand's settings and from the parameter `launchOrigins`, such as the origin of the demo
 * vendor.
 * @throws Error if an asset has changed since it was validated, or the folder cannot be replaced, for example because
 * it is a mount point; the folder is then unchanged
 */
export async function exportBrand(id: string, out: string, launchOrigins: readonly string[] = []): Promise<void> {
  const compiled = await compileMerchant(process.env['MERCHANTS_DIR'] ?? join(projectRoot, 'merchants'), id)
  const build = findBuilds(join(projectRoot, 'dist'))?.current
  const files = build && (await renderStaticSite(compiled, build, (line) => console.error(line), launchOrigins))
  if (!files) {
    const reason = compiled.config ? 'There is no build for browsers yet.' : `${id} is not valid. Run livery validate ${id} for details.`
    console.error(`${reason} Nothing was written.`)
    process.exitCode = 1
    return
  }
  const folder = resolve(out)
  const temporaryFolder = `${folder}.${String(process.pid)}`
  try {
    await writeFiles(temporaryFolder, files, build)
    await replaceFolder(folder, temporaryFolder)
  } finally {
    await rm(temporaryFolder, { recursive: true, force: true })
  }
  console.log(
    `Exported ${id} to ${out}: ${files.length} files besides the app. Your platform must answer /wps, /lgw, /lotto, /_livery/art and /_livery/picture on the same host.`,
  )
}

/**
 * Moves `replacement` to the path of `folder`, and deletes the folder that was there, if any.
 * @throws Error if one of the two cannot be moved; `folder` is then unchanged
 */
async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const oldFolder = `${replacement}.old`
  const isMoved = await rename(folder, oldFolder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
  try {
    await rename(replacement, folder)
  } catch (error) {
    if (isMoved) await rename(oldFolder, folder)
    throw error
  }
  await rm(oldFolder, { recursive: true, force: true })
}

/** Writes the files of a site and the chunks of a build to a folder. */
async function writeFiles(folder: string, files: readonly StaticFile[], build: string): Promise<void> {
  await cp(join(build, 'assets'), join(folder, '_livery/assets'), { recursive: true })
  for (const { path, content } of files) {
    const target = join(folder, path)
    await mkdir(dirname(target), { recursive: true })
    if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(target, content)
    else await writeFile(target, (await readAsset(content.copyOf)) ?? throwChanged(content.copyOf.file))
  }
}

/** @throws always: only files that were validated may be exported */
function throwChanged(file: string): never {
  throw new Error(`${file} has changed since it was validated. Export again.`)
}
