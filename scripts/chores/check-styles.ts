import { join } from 'node:path'
import { validateStyles } from './validate-styles.ts'

/** Prints uses of undefined CSS variables, and exits with 1 if there are any. */
const { files, uses, broken } = await validateStyles(join(import.meta.dirname, '../..'))
for (const line of broken) console.log(line)
console.log(`${files} stylesheets, ${uses} uses of variables, ${broken.length} undefined`)
process.exitCode = broken.length === 0 ? 0 : 1
