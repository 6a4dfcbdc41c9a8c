import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeWhereStale } from './chores/generate-code.ts'

/**
 * Runs after `npm ci`: derives the code that is not in git, and installs the commit hook in a clone of the repository.
 * Where git is missing or may not, there is no hook, and nothing else is different.
 */
await generateCodeWhereStale()
const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.git'))) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
