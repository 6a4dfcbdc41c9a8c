import { buildIfStale } from './chores/build-app.ts'
import { runEndToEndTests } from './chores/run-end-to-end-tests.ts'

/** Runs the end-to-end tests; arguments after `--` are passed to Playwright. */
await buildIfStale()
process.exitCode = await runEndToEndTests(process.argv.slice(2))
