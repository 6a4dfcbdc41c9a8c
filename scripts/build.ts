import { join } from 'node:path'
import { buildWhereStale } from './chores/build-app.ts'
import type { BuildOptions } from './chores/build-options.ts'
import { generateCodeOrExit } from './chores/generate-code.ts'
import { CannotRun } from './cli/command.ts'

/**
 * Builds the app; with `--merchant ID`, writes that brand as a folder of files, too, to `export/ID` or `--out FOLDER`.
 * Ends with 2 where it was asked for something that is not there.
 */
await generateCodeOrExit()
const { exported } = await readOptions()
await buildWhereStale()
if (exported) {
  const { exportBrand } = await import('./chores/export-brand.ts')
  await exportBrand(exported.merchant, exported.out)
}

async function readOptions(): Promise<BuildOptions> {
  const { readBuildOptions } = await import('./chores/build-options.ts')
  try {
    return readBuildOptions(process.argv.slice(2), process.env['MERCHANTS_DIR'] ?? join(import.meta.dirname, '../merchants'))
  } catch (error) {
    if (!(error instanceof CannotRun)) throw error
    console.error(`build: ${error.message}`)
    process.exit(2)
  }
}
