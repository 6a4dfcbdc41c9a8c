import { join } from 'node:path'
import { validateImports } from './validate-imports.ts'

/** Prints imports that violate the import rules, and exits with 1 if there are any. */
const { modules, imports, broken } = validateImports(join(import.meta.dirname, '../..'))
for (const line of broken) console.log(line)
console.log(`${modules} modules, ${imports} imports, ${broken.length} violations`)
process.exitCode = broken.length === 0 ? 0 : 1
