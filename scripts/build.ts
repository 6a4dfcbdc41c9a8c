import { runBuild } from './chores/run-build.ts'

/**
 * Builds the app; with `--merchant ID`, writes that brand as a folder of files, too, to `export/ID` or `--out FOLDER`.
 * Ends with 2 where it was asked for something that is not there.
 */
await runBuild(process.argv.slice(2))
