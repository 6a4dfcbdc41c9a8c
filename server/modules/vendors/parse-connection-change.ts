import type { VendorPolicy } from '../../database/columns.ts'
import type { SiteRecord, VendorRecord } from '../../database/records.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import type { Brand } from '../brands/index.ts'
import { type Change, type ChangeParsers, AdminApiError, parseChange, parseChoice, parseInteger } from '../commands/index.ts'
import type { ConnectionChange } from './store/connections.ts'

/** The data that a change of a connection is checked against. */
interface ChangeContext {
  readonly site: SiteRecord
  /** The brand. A vendor must not use one of its hosts. */
  readonly brand: Brand
  readonly outbound: Pick<Outbound, 'findIssue'>
}

interface ParsedChange {
  readonly connection: ConnectionChange
  readonly policy: Partial<VendorPolicy>
}

/**
 * Parses an operator's change of a vendor's connection: `launchUrl=https://games.example`, `apiUrl=…`,
 * `catalogueUrl=…`, `name=Tide`, `order=5`, `settlementCall=close`. `none` removes a name or an address.
 * @throws AdminApiError
 */
export function parseConnectionChange(current: VendorRecord | undefined, change: Change, context: ChangeContext): ConnectionChange {
  const parseAddress = (name: string) => (text: string) => (text === 'none' ? null : parseUrl(name, text, context))
  const parsers: ChangeParsers<Partial<ParsedChange>> = {
    name: (text) => toParsedChange({ name: text === 'none' ? null : parseName(text) }),
    order: (text) => toParsedChange({ position: parseInteger(text, 0, 100_000) }),
    launchUrl: (text) => toParsedChange({ launch_url: parseAddress('launchUrl')(text) }),
    apiUrl: (text) => toParsedChange({ api_url: parseAddress('apiUrl')(text) }),
    catalogueUrl: (text) => toParsedChange({ catalogue_url: parseAddress('catalogueUrl')(text) }),
    ...policyParsers,
  }
  const parsedChanges = Object.entries(change).map(([name, text]) =>
    parseChange({ [name]: text }, parsers, { subject: 'A vendor', site: context.site }),
  )
  // Throws the error for an empty change.
  if (parsedChanges.length === 0) return parseChange(change, {}, { subject: 'A vendor', site: context.site })
  const policy = Object.assign({}, ...parsedChanges.map((parsedChange) => parsedChange.policy)) as Partial<VendorPolicy>
  return {
    ...(Object.assign({}, ...parsedChanges.map((parsedChange) => parsedChange.connection)) as ConnectionChange),
    ...(Object.keys(policy).length > 0 && { policy: JSON.stringify({ ...current?.policy, ...policy }) }),
  }
}

const toParsedChange = (change: ConnectionChange): Partial<ParsedChange> => ({ connection: change })

const policyParsers: ChangeParsers<Partial<ParsedChange>> = {
  unknownRollback: (text) => ({ policy: { unknownRollback: parseChoice(text, ['ok', 'error']) } }),
  earlyRollback: (text) => ({ policy: { earlyRollback: parseChoice(text, ['reject-bet', 'accept-bet']) } }),
  transactionIdScope: (text) => ({ policy: { transactionIdScope: parseChoice(text, ['vendor', 'player', 'round']) } }),
  settlementCall: (text) => ({ policy: { settlementCall: parseChoice(text, ['win', 'close']) } }),
  openBetCheckMinutes: (text) => ({ policy: { openBetCheckMinutes: parseInteger(text, 1, 1_440) } }),
}

function parseName(text: string): string {
  if (text.trim() === '' || text.length > 60) throw new AdminApiError('name must have 1 to 60 characters.')
  return text.trim()
}

/**
 * Returns the normalized URL. Unless it is a catalogue URL, it is a base URL to which paths are appended: trailing
 * slashes are removed, and a query is rejected.
 * @throws AdminApiError if it is not a URL, must not be requested, or is on a host of the brand
 */
function parseUrl(name: string, text: string, { brand, outbound }: ChangeContext): string {
  if (!URL.canParse(text)) throw new AdminApiError(`${name} must be a URL such as https://games.example.`)
  const url = new URL(text)
  const issue = outbound.findIssue(url)
  if (issue !== undefined) throw new AdminApiError(`${name} is "${text}": ${issue}`)
  if (name !== 'catalogueUrl' && url.search !== '') throw new AdminApiError(`${name} must have no query: paths are appended to it.`)
  if ([...brand.config.merchant.domains, `${brand.id}.localhost`].includes(url.hostname))
    throw new AdminApiError(`${name} is a host of the brand ${brand.id}: a vendor needs its own host.`)
  return name === 'catalogueUrl' ? url.href : url.href.replace(/\/+$/, '')
}
