import { runBuild } from './tools/run-build.ts'

/**
 * Builds the app and the release; with `--previous-release FOLDER`, the release includes the browser builds of that
 * release. With `--merchant ID`, also exports that brand as a folder of files to `export/ID` or `--out FOLDER`. Exits
 * with 2 if the arguments are invalid.
 */
await runBuild(process.argv.slice(2))
