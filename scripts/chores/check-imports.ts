import { join } from 'node:path'
import { validateImports } from './validate-imports.ts'

/** Says which imports are against the law, and ends with 1 where there is any. */
const { modules, imports, broken } = validateImports(join(import.meta.dirname, '../..'))
for (const line of broken) console.log(line)
console.log(`${modules} modules, ${imports} imports, ${broken.length} against the law`)
process.exitCode = broken.length === 0 ? 0 : 1
