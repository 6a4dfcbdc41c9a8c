import { expect, it } from 'vitest'
import { runServerDrill, runUpgradeDrill } from './server-drill.ts'

const getEnvNumber = (name: string, fallback: number): number => Number(process.env[name] ?? fallback)

it(
  'servers behind Caddy that are killed in turn lose no acknowledged writes, and no request is retried more than once',
  async () => {
    const drill = {
      servers: getEnvNumber('SERVERS', 4),
      players: getEnvNumber('PLAYERS', 200),
      seconds: getEnvNumber('SECONDS', 120),
      killIntervalSeconds: getEnvNumber('EVERY', 5),
      pauseMilliseconds: getEnvNumber('PAUSE', 5_000),
    }
    await expect(runServerDrill(drill)).resolves.toContain('lost: 0')
  },
  24 * 3_600_000,
)

const previousCheckout = process.env['PREVIOUS']

it.skipIf(previousCheckout === undefined)(
  'servers behind Caddy are upgraded from the previous version and rolled back under load without a retried request',
  async () => {
    const drill = {
      previousCheckout: previousCheckout ?? '',
      servers: getEnvNumber('SERVERS', 2),
      players: getEnvNumber('PLAYERS', 8),
      pauseMilliseconds: getEnvNumber('PAUSE', 5_000),
    }
    await expect(runUpgradeDrill(drill)).resolves.toContain('lost: 0')
  },
  24 * 3_600_000,
)
