import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Returns a program of a guide: the code block with this file name.
 * @throws Error if the guide has no such code block
 */
export function readProgram(guide: string, file: string): string {
  const text = readFileSync(join(import.meta.dirname, '../../docs', guide), 'utf8')
  const code = new RegExp(`\`\`\`js example=\\w+ file=${file.replaceAll('.', '\\.')}\\n([\\s\\S]*?)\n\`\`\``).exec(text)?.[1]
  if (code === undefined) throw new Error(`${guide} has no program ${file}.`)
  return code
}

export interface RunningProgram {
  readonly port: number
  stop(): void
}

/** A folder with programs of guides. */
export class ProgramFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'livery-guide-'))
  readonly #children: ChildProcess[] = []
  #count = 0

  write(name: string, code: string): string {
    this.#count += 1
    const file = join(this.path, `${String(this.#count)}-${name}`)
    writeFileSync(file, code)
    return file
  }

  /**
   * Starts a program, and waits until it prints the port that it listens on.
   * @throws Error with its output if it ends before that
   */
  async start(file: string, env: Readonly<Record<string, string>>): Promise<RunningProgram> {
    const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
    this.#children.push(child)
    let output = ''
    const port = await new Promise<number>((resolve, reject) => {
      const detectPort = (chunk: Buffer): void => {
        output += chunk.toString()
        const match = /listening on (\d+)/.exec(output)
        if (match) resolve(Number(match[1]))
      }
      child.stdout.on('data', detectPort)
      child.stderr.on('data', detectPort)
      child.on('exit', () => reject(new Error(`The program ended: ${output}`)))
    })
    return { port, stop: () => void child.kill() }
  }

  remove(): void {
    for (const child of this.#children) child.kill()
    rmSync(this.path, { recursive: true, force: true })
  }
}
