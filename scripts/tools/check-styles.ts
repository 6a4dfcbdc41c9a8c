import { join } from 'node:path'
import { validateStyles } from './validate-styles.ts'

/** Prints uses of undefined CSS variables, and exits with 1 if there are any. */
const { files, uses, violations } = await validateStyles(join(import.meta.dirname, '../..'))
for (const line of violations) console.log(line)
console.log(`${files} stylesheets, ${uses} uses of variables, ${violations.length} undefined`)
process.exitCode = violations.length === 0 ? 0 : 1
