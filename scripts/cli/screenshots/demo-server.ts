import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { readHolder } from '../../../server/database/lock.ts'
import { isProject, projectRoot, root } from '../../tools/paths.ts'
import { CommandError } from '../command.ts'
import type { OnEnd } from './with-cleanup.ts'

/** A server in demo mode, in a separate process. */
export interface DemoServer {
  readonly port: number
  /** Returns its output so far. */
  getOutput(): string
  /** Stops the server. Resolves when its process has ended. */
  stop(): Promise<void>
}

export interface DemoServerOptions {
  /** The bundle of `server/main.ts`. */
  readonly program: string
  readonly dataDir: string
  readonly settings: Readonly<Record<string, string>>
  readonly onEnd: OnEnd
}

/** Environment variables that the server inherits: those of the operating system and of the project, not settings. */
const inheritedVariables = ['PATH', 'HOME', 'USER', 'LANG', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LIVERY_PROJECT'] as const
const startTimeoutMs = 180_000
const pollMs = 50
/** Number of lines of the output that an error quotes. */
const quotedLineCount = 15

/**
 * Starts a server and waits until it listens.
 *
 * @throws CommandError if it ends or does not listen in time
 */
export async function startDemoServer({ program, dataDir, settings, onEnd }: DemoServerOptions): Promise<DemoServer> {
  // In a project, tsx loads the overlay, which resolves modules, and the modules of the project: both are TypeScript.
  const overlay = isProject
    ? ['--import', 'tsx/esm', '--import', pathToFileURL(join(root, 'scripts/project/register-overlay.ts')).href]
    : []
  const inheritedEnv = Object.fromEntries(inheritedVariables.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))
  const child = spawn(process.execPath, [...overlay, '--enable-source-maps', program], {
    cwd: projectRoot,
    env: { ...inheritedEnv, LIVERY_MODE: 'demo', LOG_FORMAT: 'text', PORT: '0', DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let outputText = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (outputText += part.toString()))
  let hasEnded = false
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => void (hasEnded = true))
  const stop = (): Promise<void> => {
    child.kill('SIGTERM')
    return ended
  }
  onEnd(stop)
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline && !hasEnded; await sleep(pollMs)) {
    const address = (await readHolder(dataDir))?.address
    if (address !== undefined) return { port: Number(new URL(address).port), getOutput: () => outputText, stop }
  }
  await stop()
  const lastLines = outputText.trimEnd().split('\n').slice(-quotedLineCount).join('\n')
  throw new CommandError(`the server for the screenshots did not start:\n${lastLines}`)
}
