import type { Io } from './command.ts'
import { commands } from './commands.ts'
import { runLivery } from './run-livery.ts'
import { createTerminalIo } from './terminal-io.ts'

/** Runs `livery` with its arguments. Resolves to the exit code: 0 done, 1 negative result, 2 could not run. */
export const main = (args: readonly string[], io: Io = createTerminalIo()): Promise<number> => runLivery(commands, args, io)
