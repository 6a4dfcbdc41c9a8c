import { finalWithdrawalStates, openWithdrawalStates } from '../../../src/engine/rules/money/withdrawal-transitions.ts'
import type { ApiContext, ApiHandlers, EndpointsOf } from '../api-context/index.ts'
import { type MessageDeps, createSenderFactory } from '../messages/index.ts'
import type { UploadDeps } from '../uploads/index.ts'
import { assertRealAccount } from '../accounts/index.ts'
import { cancelWithdrawal, confirmWithdrawal } from './confirm-withdrawal.ts'
import { completeOverdueWithdrawals } from './complete-overdue-withdrawals.ts'
import { type WithdrawalContext, getWithdrawalTerms } from './withdrawal-terms.ts'
import { requestWithdrawal } from './request-withdrawal.ts'
import type { TransitionContext } from './transition-withdrawal.ts'
import { createWithdrawalStore } from './store/withdrawals.ts'
import { toWithdrawalDto, toWithdrawalsDto } from './withdrawal-dto.ts'

export type WithdrawalDeps = MessageDeps & UploadDeps

const statesByFilter = { running: openWithdrawalStates, ended: finalWithdrawalStates } as const

const defaultPageSize = 20

/** Handlers of the withdrawal endpoints. */
export function createWithdrawalHandlers(deps: WithdrawalDeps): ApiHandlers<EndpointsOf<'withdrawal'>> {
  const createSender = createSenderFactory(deps)
  const createWithdrawalContext = ({ tenant, site, brand }: ApiContext): WithdrawalContext => ({ tenant, site, config: brand.config })
  const createTransitionContext = ({ tenant, brand }: ApiContext): TransitionContext => ({ tenant, brand, jobs: deps.jobs })
  return {
    'withdrawal.terms': (context) => getWithdrawalTerms(createWithdrawalContext(context), context.member.account),
    'withdrawal.list': async (context, { which, after, count = defaultPageSize }) => {
      const { tenant, site, member } = context
      const { account } = member
      assertRealAccount(account)
      await completeOverdueWithdrawals(createTransitionContext(context), deps.secrets.deriveKey('audit'))
      const withdrawals = await createWithdrawalStore(tenant).listPage(account.id, statesByFilter[which], count + 1, after)
      const page = withdrawals.slice(0, count)
      const next = withdrawals.length > count ? page.at(-1)?.id : undefined
      return { withdrawals: await toWithdrawalsDto(tenant, site, page), ...(next !== undefined && { next }) }
    },
    'withdrawal.request': async (context, body) => {
      const withdrawal = await requestWithdrawal(createWithdrawalContext(context), createSender(context), context.member.account, body)
      return toWithdrawalDto(context.tenant, context.site, withdrawal)
    },
    'withdrawal.cancel': async (context, { id }) =>
      toWithdrawalDto(context.tenant, context.site, await cancelWithdrawal(createTransitionContext(context), context.member.account, id)),
    'withdrawal.confirm': async (context, body) => {
      const { site, member } = context
      const moved = await confirmWithdrawal({ ...createTransitionContext(context), site, uploads: deps }, member.account, body)
      return toWithdrawalDto(context.tenant, site, moved)
    },
  }
}
