import { buildWhereStale } from './chores/build-app.ts'
import { runJourneys } from './chores/run-journeys.ts'

/** The journeys alone; what stands behind `--` goes to Playwright. */
await buildWhereStale()
process.exitCode = await runJourneys(process.argv.slice(2))
