import { escapeControls } from '../src/engine/rules/escape-controls.ts'
import type { RunningServer } from './start-server.ts'

const accountTypeNames: Readonly<Record<number, string>> = { 0: 'player', 4: 'guest' }

/**
 * Formats the last message of the startup: in production, the domains of each brand; in demo mode, the URL of each
 * brand and the demo accounts. Their password is shown only when it has just been generated; otherwise its file is
 * named.
 */
export function formatStartMessage(server: RunningServer): string {
  return server.demo === undefined ? formatProductionMessage(server) : formatDemoMessage(server, server.demo)
}

/** Lists the domains of each brand. Brands without a domain are unreachable and omitted. */
function formatProductionMessage({ platform, address }: RunningServer): string {
  const brands = platform.brands.all().filter(({ config }) => config.merchant.domains.length > 0)
  const width = Math.max(0, ...brands.map(({ config }) => config.merchant.name.length))
  return [
    '',
    ...brands.map(({ config: { merchant } }) => `  ${escapeControls(merchant.name).padEnd(width)}  ${merchant.domains.join(', ')}`),
    '',
    `  Production, listening on ${address}.`,
    '',
  ].join('\n')
}

function formatDemoMessage({ platform, port, address }: RunningServer, demo: NonNullable<RunningServer['demo']>): string {
  const brands = platform.brands.all()
  const width = Math.max(0, ...brands.map(({ config }) => config.merchant.name.length))
  const accounts = new Set(
    brands.flatMap(({ config }) =>
      Object.entries(config.platform.accounts).map(([name, { type }]) => `${name} (${accountTypeNames[type] ?? 'agent'})`),
    ),
  )
  const localhostBrand = platform.brands.byHost('localhost')
  return [
    '',
    ...brands.map(({ id, config }) => `  ${escapeControls(config.merchant.name).padEnd(width)}  http://${id}.localhost:${port}`),
    ...(localhostBrand ? ['', `  ${address} is ${escapeControls(localhostBrand.config.merchant.name)}.`] : []),
    ...(accounts.size > 0 ? ['', `  Demo accounts: ${[...accounts].join(', ')}`, `  Password:      ${formatPassword(demo)}`] : []),
    '',
  ].join('\n')
}

const formatPassword = ({ generatedPassword, file }: NonNullable<RunningServer['demo']>): string =>
  generatedPassword === undefined ? `in ${file}` : `${generatedPassword} (shown once; stored in ${file})`
