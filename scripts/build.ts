import { parseArgs } from 'node:util'
import { buildWhereStale } from './chores/build-app.ts'
import { exportBrand } from './chores/export-brand.ts'

const { values } = parseArgs({ options: { merchant: { type: 'string' }, out: { type: 'string' } } })

await buildWhereStale()
if (values.merchant !== undefined) await exportBrand(values.merchant, values.out ?? `export/${values.merchant}`)
