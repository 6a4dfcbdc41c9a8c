import { spawnSync } from 'node:child_process'

/**
 * Runs a command that may fail, such as an installation, for at most `timeout` milliseconds. Its errors are printed.
 */
export const attempt = (command: string, args: readonly string[], timeout: number): void =>
  void spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    timeout,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  })
