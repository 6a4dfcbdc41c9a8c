import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watchFolder } from '../server/modules/brands/index.ts'
import { generateCodeOrExit } from './chores/generate-code.ts'
import { derivedRoot, isProject, projectFolders, projectRoot, readProjectIndex, root } from './chores/places.ts'
import { run } from './chores/run.ts'

/**
 * The server with the app from its sources, for people who work on code or on a brand. What browsers run arrives in the
 * open pages by itself, and so does a merchant; what the server runs starts it again, and what is derived from schemas
 * is derived again.
 */
const folders = [
  ...['server', 'demo', 'art', 'src/engine/compile', 'src/engine/contract', 'src/engine/rules'].map((folder) => join(root, folder)),
  join(derivedRoot, 'src/generated'),
  ...readProjectIndex().server,
]
let then: 'start' | 'end' | undefined
await generateCodeOrExit()
let server = start()

/**
 * Node with tsx for imports alone: where tsx takes `require` as well, as its command does, the React Compiler cannot be
 * loaded.
 */
function start(): ChildProcess {
  then = undefined
  const overlay = isProject ? ['--import', pathToFileURL(join(root, 'scripts/project/register-overlay.ts')).href] : []
  const args = ['--import', 'tsx/esm', ...overlay, join(root, 'scripts/chores/dev-server.ts')]
  return spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }).once('exit', goOn)
}

function goOn(): void {
  if (then === 'end') process.exit()
  if (then === 'start') server = start()
  else console.log('The server has ended. It starts again when its code changes.')
}

function stopAnd(next: 'start' | 'end'): void {
  if (then === 'end') return
  then = next
  if (server.exitCode !== null || server.signalCode !== null) goOn()
  else server.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopAnd('end'))
for (const folder of folders) await watchFolder(folder, () => stopAnd('start'))
if (isProject) for (const folder of projectFolders()) await watchFolder(folder, () => void generateProject())
else await watchFolder(join(root, 'schemas'), () => void run('tsx', ['scripts/generate.ts']))

/** Schemas and texts of a project stand beside its code. */
const generateProject = () =>
  spawn(process.execPath, [join(root, 'scripts/livery.mjs'), 'generate'], { cwd: projectRoot, stdio: 'inherit' })
