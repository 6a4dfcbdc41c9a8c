import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generateCodeOrExit } from './tools/generate-code.ts'

/**
 * Runs after `npm ci` and `npm install`: derives the code that is not in git, and installs the commit hook in a clone
 * of the repository. If git is missing or cannot be configured, only the hook is not installed.
 */
await generateCodeOrExit()
const root = join(import.meta.dirname, '..')
if (existsSync(join(root, '.git'))) spawnSync('git', ['config', 'core.hooksPath', '.githooks'], { cwd: root, stdio: 'ignore' })
