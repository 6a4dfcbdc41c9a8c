import { withTransaction } from '../../database/tenant.ts'
import type { Outbound } from '../../integrations/outbound.ts'
import {
  type BrandContext,
  defineBrandCommand,
  type Change,
  type ChangeParsers,
  type CommandContext,
  AdminApiError,
  type AdminCommands,
  parseChange,
  parseSwitch,
  type SettingReader,
} from '../commands/index.ts'
import { getNoticePath, getGateway } from './brand-gateway.ts'
import { GatewayError } from './gateway.ts'
import { rotateGatewayKey } from './gateway-keys.ts'
import type { ServerGateway } from './server-gateway.ts'
import { type GatewayRecord, createGatewayStore } from './store/gateways.ts'
import { createGatewayKeyStore } from './store/keys.ts'

/** Context of the commands for payment gateways. */
export type GatewayCommandContext = CommandContext & { readonly gateway: ServerGateway; readonly outbound: Outbound }

type GatewayChange = Partial<Pick<GatewayRecord, 'url' | 'enabled'>>

/** Reads a gateway with the ids of its keys for the audit log; its value is `null` if the brand does not have it. */
export const readGatewaySetting: SettingReader = async (_site, { gateway = '' }, { tenant }) => {
  const found = await createGatewayStore(tenant).find(gateway)
  return { subject: { gateway }, value: found ? await toGatewayDto({ tenant }, found) : null }
}

/** Commands that connect payment gateways to a brand. They can be used while the brand is live. */
export const gatewayCommands: AdminCommands<GatewayCommandContext> = {
  gateways: defineBrandCommand({
    permission: 'settings.read',
    title: 'Payment gateways',
    usage: 'gateways <brand>',
    help: 'Lists the payment gateways of a brand, with the IDs of their keys.',
    rows: { parameter: 'gateway' },
    run: async ({ tenant }) =>
      Promise.all(
        (await createGatewayStore(tenant).list()).map(async (found) => ({
          gateway: found.gateway,
          ...(await toGatewayDto({ tenant }, found)),
        })),
      ),
  }),
  'add-gateway': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Add gateway',
    usage: 'gateways <brand> <gateway> add <change>',
    help: 'Adds a payment gateway to a brand, and shows the signing secret that both sides share. The secret is shown only once. Takes url (the base URL of its API) and enabled (on|off).',
    creates: true,
    parameters: { gateway: 'text', change: 'texts' },
    audit: readGatewaySetting,
    run: async (context: BrandContext<GatewayCommandContext>, { gateway, change }) => {
      const { tenant, secrets } = context
      assertGatewayCode(gateway)
      const { url, enabled = true } = parseGatewayChange(context, change)
      if (url === undefined)
        throw new AdminApiError('url is missing: the base URL of the API of the gateway, such as url=https://pay.example.')
      return withTransaction(tenant, async (trx) => {
        if (!(await createGatewayStore(trx).insert({ gateway, url, enabled })))
          throw new AdminApiError(`The brand already has the gateway "${gateway}". Change it instead.`)
        const { id, secret } = await rotateGatewayKey(secrets, trx, gateway, true)
        return { gateway, notice: getNoticePath(tenant.code, gateway), key: id, secret }
      })
    },
  }),
  'change-gateway': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Change gateway',
    usage: 'gateways <brand> <gateway> set <change>',
    help: 'Changes a payment gateway: url, enabled (on|off). Open orders are looked up at the new URL. A disabled gateway takes no new orders and finishes the open ones.',
    parameters: { gateway: 'text', change: 'texts' },
    audit: readGatewaySetting,
    run: async (context: BrandContext<GatewayCommandContext>, { gateway, change }) => {
      const { tenant } = context
      await requireGateway(context, gateway)
      await createGatewayStore(tenant).update(gateway, parseGatewayChange(context, change))
      return { gateway, changed: Object.keys(change) }
    },
  }),
  'rotate-gateway-key': defineBrandCommand({
    permission: 'secrets.write',
    title: 'Rotate gateway key',
    usage: 'gateways <brand> <gateway> rotate-key',
    help: 'Creates a new signing secret for a payment gateway, and shows it. It is shown only once. The previous secret stays valid for another day, so that no open order is lost; with “now” it expires immediately.',
    sensitive: true,
    parameters: { gateway: 'text', now: 'boolean?' },
    audit: readGatewaySetting,
    run: async (context, { gateway, now = false }) => {
      await requireGateway(context, gateway)
      const { id, secret } = await rotateGatewayKey(context.secrets, context.tenant, gateway, now)
      return { gateway, key: id, secret }
    },
  }),
  'check-gateway': defineBrandCommand({
    permission: 'settings.write',
    title: 'Check gateway',
    usage: 'gateways <brand> <gateway> check',
    help: 'Sends a payment gateway a signed request, and shows whether it accepts the signature.',
    output: 'verdict',
    parameters: { gateway: 'text' },
    run: async (context: BrandContext<GatewayCommandContext>, { gateway }) => {
      const { tenant } = context
      await requireGateway(context, gateway)
      const client = await getGateway(context, tenant, gateway)
      return client.listOrders(tenant.code, { since: new Date().toISOString() }).then(
        () => ({ passed: true, gateway }),
        (error: unknown) => {
          if (error instanceof GatewayError) return { passed: false, gateway, error: error.message }
          throw error
        },
      )
    },
  }),
}

/**
 * Returns a gateway of the brand.
 * @throws AdminApiError if the brand does not have it
 */
export async function requireGateway({ tenant }: Pick<BrandContext, 'tenant'>, code: string): Promise<GatewayRecord> {
  const gateways = await createGatewayStore(tenant).list()
  const found = gateways.find(({ gateway }) => gateway === code)
  if (found) return found
  const codes = gateways.map(({ gateway }) => gateway)
  throw new AdminApiError(
    `The brand has no gateway "${code}". Add it first${codes.length === 0 ? '' : `, or use one of: ${codes.join(', ')}`}.`,
  )
}

function assertGatewayCode(gateway: string): void {
  if (!/^[A-Z][A-Z0-9_]{1,15}$/.test(gateway))
    throw new AdminApiError(
      `"${gateway}" cannot be the code of a gateway: use 2 to 16 capital letters, digits and underscores, such as TIDEPAY.`,
    )
}

function parseGatewayChange({ brand, site, outbound }: BrandContext<GatewayCommandContext>, change: Change): GatewayChange {
  const parsers: ChangeParsers<GatewayChange> = {
    url: (text) => ({ url: parseUrl(text) }),
    enabled: (text) => ({ enabled: parseSwitch(text) }),
  }
  const parseUrl = (text: string): string => {
    if (!URL.canParse(text)) throw new AdminApiError('url must be a URL such as https://pay.example.')
    const url = new URL(text)
    const issue = outbound.findIssue(url)
    if (issue !== undefined) throw new AdminApiError(`url is "${text}": ${issue}`)
    if (url.search !== '') throw new AdminApiError('url must have no query: paths are appended to it.')
    if ([...brand.config.merchant.domains, `${brand.id}.localhost`].includes(url.hostname))
      throw new AdminApiError(`url is a host of the brand ${brand.id}: a gateway needs a host of its own.`)
    return url.href.replace(/\/+$/, '')
  }
  return parseChange(change, parsers, { subject: 'A gateway', site })
}

async function toGatewayDto({ tenant }: Pick<BrandContext, 'tenant'>, { gateway, url, enabled }: GatewayRecord) {
  const keys = await createGatewayKeyStore(tenant).listValid(gateway)
  return {
    url,
    enabled,
    keys: keys.map(({ id, created_at: createdAt, ends_at: endsAt }) => ({
      id,
      createdAt: createdAt.toISOString(),
      ...(endsAt !== null && { endsAt: endsAt.toISOString() }),
    })),
  }
}
