import { buildIfStale } from './tools/build-app.ts'
import { runEndToEndTests } from './tools/run-end-to-end-tests.ts'

/** Runs the end-to-end tests; arguments after `--` are passed to Playwright. */
await buildIfStale()
process.exitCode = await runEndToEndTests(process.argv.slice(2))
