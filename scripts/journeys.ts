import { buildWhereStale } from './chores/build-app.ts'
import { runJourneys } from './chores/run-journeys.ts'

/** Runs the end-to-end tests; arguments after `--` are passed to Playwright. */
await buildWhereStale()
process.exitCode = await runJourneys(process.argv.slice(2))
