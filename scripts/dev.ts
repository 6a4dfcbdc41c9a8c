import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { watchFolder } from '../server/modules/brands/index.ts'
import { generateCodeOrExit } from './tools/generate-code.ts'
import { derivedRoot, isProject, listProjectFolders, projectRoot, readProjectIndex, root } from './tools/paths.ts'
import { run } from './tools/run.ts'

/**
 * Runs the server with the app from its sources, for the development of code or brands. Changes of browser code and of
 * brands are applied to open pages, changes of server code restart the server, and changes of schemas regenerate code.
 */

/** Folders in which a change restarts the server. */
const serverFolders = [
  ...['server', 'demo', 'art', 'src/engine/compile', 'src/engine/contract', 'src/engine/rules'].map((folder) => join(root, folder)),
  join(derivedRoot, 'src/generated'),
  ...readProjectIndex().server,
]
let nextStep: 'start' | 'end' | undefined
await generateCodeOrExit()
let server = startServer()

/**
 * Starts the server. tsx is registered for imports only: if it handled `require` as well, as its command does, the
 * React Compiler could not be loaded.
 */
function startServer(): ChildProcess {
  nextStep = undefined
  const overlay = isProject ? ['--import', pathToFileURL(join(root, 'scripts/project/register-overlay.ts')).href] : []
  const args = ['--import', 'tsx/esm', ...overlay, join(root, 'scripts/tools/dev-server.ts')]
  return spawn(process.execPath, args, { cwd: projectRoot, stdio: 'inherit' }).once('exit', onExit)
}

function onExit(): void {
  if (nextStep === 'end') process.exit()
  if (nextStep === 'start') server = startServer()
  else console.log('The server has exited. It restarts when its code changes.')
}

function stopServer(next: 'start' | 'end'): void {
  if (nextStep === 'end') return
  nextStep = next
  if (server.exitCode !== null || server.signalCode !== null) onExit()
  else server.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopServer('end'))
for (const folder of serverFolders) await watchFolder(folder, () => stopServer('start'))
if (isProject) for (const folder of listProjectFolders()) await watchFolder(folder, () => void generateProject())
else await watchFolder(join(root, 'schemas'), () => void run('tsx', ['scripts/generate.ts']))

/** Runs `livery generate` for a project, whose code folders contain its schemas and texts as well. */
const generateProject = () =>
  spawn(process.execPath, [join(root, 'scripts/livery.mjs'), 'generate'], { cwd: projectRoot, stdio: 'inherit' })
