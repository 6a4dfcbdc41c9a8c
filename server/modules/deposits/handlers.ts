import type { Deposit, DepositChannel } from '../../../src/generated/api.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { ApiError, type ApiHandlers, type EndpointsOf } from '../api-context/index.ts'
import { createTextContext } from '../content/index.ts'
import { readUpload } from '../uploads/index.ts'
import { listEligibleBonuses } from './eligible-bonuses.ts'
import type { DepositDeps } from './deposit-deps.ts'
import { listReachableChannels } from './list-reachable-channels.ts'
import { type DepositContext, requestDeposit } from './request-deposit.ts'
import { addProof, cancelDeposit, reportDepositSent } from './deposit-actions.ts'
import { createChannelStore } from './store/channels.ts'
import { type DepositCursor, type DepositRecord, createDepositStore } from './store/deposits.ts'
import { toDepositsDto } from './deposit-dto.ts'
import { type DtoContext, isAvailableTo, toBonusDto, toChannelDto } from './channel-dto.ts'

const defaultPageSize = 20

/** Handlers of the deposit endpoints. */
export function createDepositHandlers(deps: DepositDeps): ApiHandlers<EndpointsOf<'deposit'>> {
  return {
    'deposit.channels': async (context) => {
      const { tenant, member } = context
      assertRealAccount(member.account)
      const dtoContext = createDtoContext(context)
      const channels = (await createChannelStore(tenant).list()).filter((channel) => isAvailableTo(channel, member.account))
      const reachable = await listReachableChannels(deps, tenant, channels)
      const openDeposits = await createDepositStore(tenant).listOpen(member.account.id)
      return {
        channels: reachable.map((channel): DepositChannel => toChannelDto(channel, dtoContext)),
        bonuses: (await listEligibleBonuses(tenant, member.account)).map((bonus) => toBonusDto(bonus, dtoContext)),
        open: (await toDepositsDto(tenant, openDeposits, dtoContext)).filter(({ state }) => state !== 'expired'),
      }
    },
    'deposit.request': async (context, body) => {
      const dtoContext = createDtoContext(context)
      return toDto(context, await requestDeposit(deps, context, body, dtoContext))
    },
    'deposit.one': async (context, { id }) => {
      const deposit = await createDepositStore(context.tenant).findByAccount(context.member.account.id, id)
      if (!deposit) throw new ApiError('not_found')
      return toDto(context, deposit)
    },
    'deposit.list': async (context, { cursor, pageSize = defaultPageSize }) => {
      const { tenant, member } = context
      const records = await createDepositStore(tenant).listPage(member.account.id, pageSize + 1, parseCursor(cursor))
      const page = records.slice(0, pageSize)
      const last = records.length > pageSize ? page.at(-1) : undefined
      return { list: await toDepositsDto(tenant, page, createDtoContext(context)), ...(last && { next: formatCursor(last) }) }
    },
    'deposit.sent': async (context, { id }) => toDto(context, await reportDepositSent(context.tenant, context.member.account.id, id)),
    'deposit.proof': async (context, { id, file }) =>
      toDto(context, await addProof(context.tenant, deps, context.member.account.id, id, file)),
    'deposit.proofFile': async ({ tenant, member }, { id }) => {
      const proof = (await createDepositStore(tenant).findByAccount(member.account.id, id))?.proof
      const file = proof && (await readUpload(tenant, deps.secrets, proof))
      if (!file) throw new ApiError('not_found')
      return file
    },
    'deposit.cancel': async (context, { id }) => toDto(context, await cancelDeposit(context.tenant, context.member.account.id, id)),
  }
}

async function toDto(context: DepositContext, record: DepositRecord): Promise<Deposit> {
  const [dto] = await toDepositsDto(context.tenant, [record], createDtoContext(context))
  if (!dto) throw new Error(`The deposit ${record.id} has no DTO.`)
  return dto
}

const createDtoContext = (context: DepositContext): DtoContext => ({
  textContext: createTextContext(context),
  exponent: context.site.exponent,
  timeZone: context.brand.config.merchant.timeZone,
  now: new Date(),
})

const formatCursor = ({ created_at: at, id }: DepositRecord): string => Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

/** Parses the cursor of a page; an invalid cursor starts from the beginning. */
function parseCursor(cursor: string | undefined): DepositCursor | undefined {
  const [at = '', id = ''] = Buffer.from(cursor ?? '', 'base64url')
    .toString()
    .split(' ')
  return Number.isNaN(Date.parse(at)) || !/^[0-9a-f-]{36}$/.test(id) ? undefined : { at: new Date(at), id }
}
