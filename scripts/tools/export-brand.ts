import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { compileMerchant, readAsset } from '../../src/engine/compile/index.ts'
import { findBuilds } from '../../server/pages/builds.ts'
import { renderStaticSite } from '../../server/pages/static-site.ts'
import { projectRoot } from './paths.ts'

/**
 * Exports one brand as a static folder for any web server: a page for each route in the brand's default language, its
 * texts and assets, and the app. If the brand is invalid or there is no build, nothing is written and the exit code is
 * 1. The pages may frame games from the `launchOrigins` of the brand's settings and from the parameter `launchOrigins`,
 * such as the origin of the demo vendor.
 * @throws Error if an asset has changed since it was validated
 */
export async function exportBrand(id: string, out: string, launchOrigins: readonly string[] = []): Promise<void> {
  const compiled = await compileMerchant(process.env['MERCHANTS_DIR'] ?? join(projectRoot, 'merchants'), id)
  const build = findBuilds(join(projectRoot, 'dist'))?.current
  const files = build && (await renderStaticSite(compiled, build, (line) => console.error(line), launchOrigins))
  if (!files) {
    console.error(`${id} is not valid. Run livery validate ${id} for details. Nothing was written.`)
    process.exitCode = 1
    return
  }
  await rm(out, { recursive: true, force: true })
  await cp(join(build, 'assets'), join(out, '_livery/assets'), { recursive: true })
  for (const { path, content } of files) {
    const target = join(out, path)
    await mkdir(dirname(target), { recursive: true })
    if (typeof content === 'string' || Buffer.isBuffer(content)) await writeFile(target, content)
    else await writeFile(target, (await readAsset(content.copyOf)) ?? throwChanged(content.copyOf.file))
  }
  console.log(
    `Exported ${id} to ${out}: ${files.length} files besides the app. Your platform must answer /wps, /lgw, /lotto, /_livery/art and /_livery/picture on the same host.`,
  )
}

/** @throws always: only files that were validated may be exported */
function throwChanged(file: string): never {
  throw new Error(`${file} has changed since it was validated. Export again.`)
}
