import { join } from 'node:path'
import { validateImports } from './validate-imports.ts'

/** Prints imports that violate the import rules, and exits with 1 if there are any. */
const { modules, imports, violations } = validateImports(join(import.meta.dirname, '../..'))
for (const line of violations) console.log(line)
console.log(`${modules} modules, ${imports} imports, ${violations.length} violations`)
process.exitCode = violations.length === 0 ? 0 : 1
