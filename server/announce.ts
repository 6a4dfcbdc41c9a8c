import type { RunningServer } from './start-server.ts'

const kinds: Readonly<Record<number, string>> = { 0: 'player', 4: 'guest' }

/**
 * What the start ends with: the address of each brand, and the demo accounts. Their password is shown by the start that
 * makes it; from then on the file is named that it stands in.
 */
export function announce({ platform, port, address, demo }: RunningServer): string {
  const brands = platform.brands.all()
  const width = Math.max(0, ...brands.map(({ config }) => config.merchant.name.length))
  const accounts = new Set(
    brands.flatMap(({ config }) =>
      Object.entries(config.platform.accounts).map(([name, { type }]) => `${name} (${kinds[type] ?? 'agent'})`),
    ),
  )
  const at = platform.brands.byHost('localhost')
  return [
    '',
    ...brands.map(({ id, config }) => `  ${config.merchant.name.padEnd(width)}  http://${id}.localhost:${port}`),
    ...(at ? ['', `  ${address} is ${at.config.merchant.name}.`] : []),
    ...(accounts.size > 0 ? ['', `  Demo accounts: ${[...accounts].join(', ')}`, `  Password:      ${passwordLine(demo)}`] : []),
    '',
  ].join('\n')
}

const passwordLine = ({ newPassword, file }: RunningServer['demo']): string =>
  newPassword === undefined ? `in ${file}` : `${newPassword} (shown once; it stands in ${file})`
