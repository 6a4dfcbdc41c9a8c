import { join } from 'node:path'
import { CommandError } from '../cli/command.ts'
import { buildIfStale } from './build-app.ts'
import type { BuildOptions } from './build-options.ts'
import { generateCodeOrExit } from './generate-code.ts'
import { isProject, projectRoot } from './paths.ts'

/**
 * Builds the app and, outside of an operator's project, the release, and exports a brand if the arguments name one.
 * Exits with 2 if the arguments are invalid.
 */
export async function runBuild(args: readonly string[]): Promise<void> {
  await generateCodeOrExit()
  const { brandExport, previousRelease } = await parseOptionsOrExit(args)
  await buildIfStale()
  if (!isProject) {
    const { buildRelease } = await import('../release/build-release.ts')
    console.log(`The release is in ${await buildRelease(previousRelease)}.`)
  }
  if (brandExport) {
    const { exportBrand } = await import('./export-brand.ts')
    const demoVendor = process.env['DEMO_VENDOR_ORIGIN']
    await exportBrand(brandExport.merchant, brandExport.out, demoVendor === undefined ? [] : [demoVendor])
  }
}

async function parseOptionsOrExit(args: readonly string[]): Promise<BuildOptions> {
  // This module imports derived code, so it is imported after that has been derived.
  const { parseBuildOptions } = await import('./build-options.ts')
  try {
    return parseBuildOptions(args, process.env['MERCHANTS_DIR'] ?? join(projectRoot, 'merchants'))
  } catch (error) {
    if (!(error instanceof CommandError)) throw error
    console.error(`build: ${error.message}`)
    process.exit(2)
  }
}
