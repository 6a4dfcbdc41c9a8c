import { parseArgs } from 'node:util'
import { buildWhereStale } from './chores/build-app.ts'

const { values } = parseArgs({ options: { merchant: { type: 'string' }, out: { type: 'string' } } })

await buildWhereStale()
if (values.merchant !== undefined) {
  const { exportBrand } = await import('./chores/export-brand.ts')
  await exportBrand(values.merchant, values.out ?? `export/${values.merchant}`)
}
