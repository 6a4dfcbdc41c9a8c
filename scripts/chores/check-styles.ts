import { join } from 'node:path'
import { validateStyles } from './validate-styles.ts'

/** Says which styles use a variable that there is not, and ends with 1 where any does. */
const { files, uses, broken } = await validateStyles(join(import.meta.dirname, '../..'))
for (const line of broken) console.log(line)
console.log(`${files} styles, ${uses} uses of variables, ${broken.length} of one that there is not`)
process.exitCode = broken.length === 0 ? 0 : 1
