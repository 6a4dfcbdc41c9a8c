import { buildWhereStale } from './chores/build-app.ts'

await buildWhereStale()
await import('../server/main.ts')
