import { expect, it } from 'vitest'
import { runServerDrill } from './server-drill.ts'

const getEnvNumber = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)

it(
  'servers behind Caddy that are killed in turn lose no acknowledged writes, and no request is retried more than once',
  async () => {
    const drill = {
      servers: getEnvNumber('SERVERS', 4),
      players: getEnvNumber('PLAYERS', 200),
      seconds: getEnvNumber('SECONDS', 120),
      killIntervalSeconds: getEnvNumber('EVERY', 5),
      pauseMilliseconds: getEnvNumber('PAUSE', 1_000),
    }
    await expect(runServerDrill(drill, console.log)).resolves.toContain('lost: 0')
  },
  24 * 3_600_000,
)
