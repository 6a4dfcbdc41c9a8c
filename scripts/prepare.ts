import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeWhereStale } from './chores/generate-code.ts'
import { run } from './chores/run.ts'

/**
 * Runs after `npm ci`: derives the code that is not in git, and installs the commit hook in a clone of the repository.
 */
await generateCodeWhereStale()
if (existsSync(join(import.meta.dirname, '../.git'))) process.exitCode = await run('git', ['config', 'core.hooksPath', '.githooks'])
