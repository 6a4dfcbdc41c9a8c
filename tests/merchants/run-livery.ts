import { main } from '../../scripts/cli/main.ts'

export interface CliResult {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs `livery` with these arguments in this process, with uncoloured output as in a pipe. */
export const runLivery = (...args: string[]): Promise<CliResult> => runLiveryWithEnv({}, ...args)

/** Like `runLivery`, with environment variables. */
export async function runLiveryWithEnv(env: Readonly<Record<string, string>>, ...args: string[]): Promise<CliResult> {
  const output = { out: '', err: '' }
  const code = await main(args, {
    out: (text) => void (output.out += `${text}\n`),
    err: (text) => void (output.err += `${text}\n`),
    paint: (_, text) => text,
    env,
  })
  return { code, ...output }
}
