/**
 * The modules of the server, each with those whose faces it may import: they stand before it, so that no way leads back. What two modules need of each other belongs in one below both.
 */
export const moduleUses: Readonly<Record<string, readonly string[]>> = {
  brands: [],
  calls: ['brands'],
  secrets: ['calls'],
  messages: ['calls', 'secrets'],
  commands: ['brands', 'calls', 'messages', 'secrets'],
  audit: ['commands'],
  site: ['brands', 'calls', 'commands', 'secrets'],
  accounts: ['calls', 'commands', 'secrets'],
  verification: ['accounts', 'calls', 'messages', 'secrets'],
  identity: ['accounts', 'calls', 'commands', 'messages', 'secrets', 'site', 'verification'],
  wallet: ['accounts', 'calls', 'commands', 'identity', 'messages', 'secrets', 'verification'],
  session: ['accounts', 'brands', 'calls', 'identity', 'messages', 'secrets', 'site', 'verification'],
  registration: ['accounts', 'brands', 'calls', 'commands', 'identity', 'messages', 'secrets', 'session', 'site', 'verification', 'wallet'],
  games: ['accounts', 'brands', 'calls', 'secrets'],
  agents: ['accounts', 'calls', 'wallet'],
  contracts: ['accounts', 'calls', 'commands', 'site'],
  content: ['calls', 'commands', 'messages', 'secrets', 'verification'],
}
