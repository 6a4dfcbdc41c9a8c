import { writeDecimal } from '../../../src/engine/rules/money/decimal.ts'
import type { SiteRecord } from '../../database/records.ts'
import { appendAudit } from '../audit/index.ts'
import {
  type BrandContext,
  brandCommand,
  type CommandContext,
  type ControlCommand,
  type ControlCommands,
  ControlError,
  findBrand,
  optionalInteger,
} from '../commands/index.ts'
import { type ApprovalRecord, approvalsOf } from './store/approvals.ts'

const [usual, max] = [20, 200]
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Commands that list, confirm and refuse pending approvals of commands. */
export function approvalCommands<P extends CommandContext>(commands: ControlCommands<P>): ControlCommands<P> {
  return {
    approvals: brandCommand({
      usage: 'approvals <brand>',
      help: 'Lists the commands that need a second operator. A command above the brand’s adjustment limit waits for one if its operator adds --by, and is refused otherwise.',
      parameters: { count: optionalInteger(1, max) },
      run: async ({ tenant, site }, { count = usual }) =>
        (await approvalsOf(tenant).newest(count)).map((one) => describeApproval(one, site)),
    }),
    'confirm-approval': confirmCommand(commands),
    'refuse-approval': brandCommand({
      usage: 'approvals <brand> refuse <approval>',
      help: 'Refuses a command that another operator requested.',
      parameters: { approval: 'text', by: 'text' },
      run: async (context, { approval: id, by }) => {
        await requirePending(context, id)
        const refused = await approvalsOf(context.tenant).decide(id, 'refused', by)
        if (!refused) throw new ControlError('Another operator has just decided this approval.')
        await audit(context, 'refused')
        return describeApproval(refused, context.site)
      },
    }),
  }
}

/** Runs the requested command once another operator confirms it. If it fails, the approval stays pending. */
function confirmCommand<P extends CommandContext>(commands: ControlCommands<P>): ControlCommand<P> {
  const usage = { usage: 'approvals <brand> confirm <approval>', help: 'Carries out a command that another operator requested.' }
  const parameters = { approval: 'text', by: 'text' } as const
  return {
    ...usage,
    parameters: { brand: 'text', ...parameters },
    creates: 'nothing',
    run: async (commandContext, body) => {
      let context: BrandContext | undefined
      const decide = async (brandContext: BrandContext, { approval: id, by }: { readonly approval: string; readonly by: string }) => {
        context = brandContext
        const { requested_by: requester } = await requirePending(brandContext, id)
        if (requester.trim().toLowerCase() === by.trim().toLowerCase())
          throw new ControlError('The operator who requested a command cannot confirm it: another operator must.')
        const running = await approvalsOf(brandContext.tenant).decide(id, 'running', by)
        if (!running) throw new ControlError('Another operator has just decided this approval.')
        return running
      }
      const confirmed = await brandCommand({ ...usage, parameters, run: decide }).run(commandContext, body)
      if (!context) throw new Error('The brand command ran without a context.')
      const { id, command, body: requested } = confirmed as ApprovalRecord
      const approvals = approvalsOf(context.tenant)
      try {
        const value = await commands[command]?.run(commandContext, requested)
        await approvals.endRun(id, 'done')
        await audit(context, 'confirmed')
        return { approval: id, state: 'done', value }
      } catch (error) {
        await approvals.endRun(id, 'failed')
        throw error
      }
    },
  }
}

/** Stores a command as pending the approval of a second operator. */
export async function requestApproval(
  { brands, sites, secrets }: CommandContext,
  { command, body, worth, by }: { readonly command: string; readonly body: unknown; readonly worth: bigint; readonly by: string },
): Promise<object> {
  if (Object.hasOwn(body as object, 'password'))
    throw new ControlError('A pending command does not store a password. Leave it out: one is generated when the command is confirmed.')
  const brand = findBrand(brands, (body as { readonly brand: string }).brand)
  const [tenant, site] = [sites.tenant(brand), await sites.read(brand)]
  const approval = await approvalsOf(tenant).insert({ command, body, worth, currency: site.currency, requested_by: by })
  await audit({ tenant, secrets }, 'requested')
  return describeApproval(approval, site)
}

async function requirePending({ tenant }: BrandContext, id: string): Promise<ApprovalRecord> {
  const found = uuid.test(id) ? await approvalsOf(tenant).byId(id) : undefined
  if (!found) throw new ControlError(`There is no approval "${id}".`)
  if (found.state !== 'pending') throw new ControlError(`The approval "${id}" is already ${found.state}.`)
  return found
}

function describeApproval(approval: ApprovalRecord, { exponent }: Pick<SiteRecord, 'exponent'>) {
  const { id, command, body, worth, currency, requested_by: requestedBy, requested_at, state, decided_by: decidedBy } = approval
  return {
    approval: id,
    state,
    command,
    body,
    worth: writeDecimal(worth, exponent),
    currency,
    requestedBy,
    requestedAt: requested_at.toISOString(),
    ...(decidedBy !== null && { decidedBy }),
  }
}

const audit = ({ tenant, secrets }: Pick<BrandContext, 'tenant' | 'secrets'>, what: string): Promise<void> =>
  appendAudit(tenant, secrets.key('audit'), {
    event: `operator-approval-${what}`,
    outcome: what === 'requested' ? 'waiting' : 'done',
    account: null,
  })
