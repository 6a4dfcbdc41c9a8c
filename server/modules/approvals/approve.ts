import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { isUuid } from '../../database/is-uuid.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type BrandContext,
  brandCommand,
  type CommandContext,
  contextOf,
  type ControlCommand,
  type ControlCommands,
  ControlError,
  hasPermission,
  optionalInteger,
  platformCommand,
  requirePerson,
} from '../commands/index.ts'
import { type ApprovalRecord, approvalsOf } from './store/approvals.ts'

const [defaultCount, maxCount] = [20, 200]

/** Commands that list approvals, and that confirm or refuse pending ones. */
export function approvalCommands<P extends CommandContext>(commands: ControlCommands<P>): ControlCommands<P> {
  return {
    approvals: brandCommand({
      permission: 'approvals.read',
      title: 'Approvals',
      usage: 'approvals <brand>',
      help: 'Lists the commands that a second operator has to confirm, or has decided. A command above the brand’s adjustment limit becomes a pending approval if a logged-in person runs it, and is refused otherwise.',
      rows: { parameter: 'approval' },
      parameters: { count: optionalInteger(1, maxCount) },
      run: async ({ tenant, site }, { count = defaultCount }) =>
        (await approvalsOf(tenant).listNewest(count)).map((approvalRecord) => toApprovalDto(approvalRecord, site)),
    }),
    'confirm-approval': confirmCommand(commands),
    'refuse-approval': brandCommand<{ readonly approval: 'text' }, P>({
      permission: 'approvals.decide',
      title: 'Reject approval',
      usage: 'approvals <brand> refuse <approval>',
      help: 'Rejects a command that another operator requested.',
      parameters: { approval: 'text' },
      run: async (context, { approval: id }) => {
        requirePerson(context.operator)
        assertOwnPermission(commands, context, await requirePending(context, id))
        const refused = await approvalsOf(context.tenant).decide(id, 'refused', context.operator)
        if (!refused) throw new ControlError('Another operator has just decided this approval.')
        context.record({ detail: { command: refused.command, requestedBy: refused.requested_by } })
        return toApprovalDto(refused, context.site)
      },
    }),
  }
}

/** Runs the requested command once another operator confirms it. If it fails, the approval stays pending. */
function confirmCommand<P extends CommandContext>(commands: ControlCommands<P>): ControlCommand<P> {
  return platformCommand<{ readonly brand: 'text'; readonly approval: 'text' }, P>({
    permission: 'approvals.decide',
    title: 'Confirm approval',
    usage: 'approvals <brand> confirm <approval>',
    help: 'Carries out a command that another operator requested.',
    sensitive: true,
    parameters: { brand: 'text', approval: 'text' },
    run: async (commandContext, { brand, approval: id }) => {
      const context = await contextOf(commandContext, brand)
      const decider = requirePerson(context.operator)
      const pending = await requirePending(context, id)
      assertOwnPermission(commands, context, pending)
      if (pending.requester === decider)
        throw new ControlError('The operator who requested a command cannot confirm it: another operator must.')
      const approvals = approvalsOf(context.tenant)
      const running = await approvals.decide(id, 'running', context.operator)
      if (!running) throw new ControlError('Another operator has just decided this approval.')
      context.record({ detail: { command: running.command, requestedBy: running.requested_by } })
      try {
        const value = await commands[running.command]?.run(commandContext, running.body)
        await approvals.endRun(id, 'done')
        return { approval: id, state: 'done', value }
      } catch (error) {
        await approvals.endRun(id, 'failed')
        throw error
      }
    },
  })
}

/**
 * Stores a command until a second operator confirms or refuses it. The parameters are stored unencrypted, so a password
 * among them is refused.
 */
export async function requestApproval(
  commandContext: CommandContext,
  { command, body, exposure }: { readonly command: string; readonly body: unknown; readonly exposure: bigint },
): Promise<object> {
  if (Object.hasOwn(body as object, 'password'))
    throw new ControlError('A pending command does not store a password. Leave it out: one is generated when the command is confirmed.')
  const { operator, record, site, tenant } = await contextOf(commandContext, (body as { readonly brand: string }).brand)
  const { id: requester, name } = operator
  const approval = await approvalsOf(tenant).insert({
    command,
    body,
    worth: exposure,
    currency: site.currency,
    requested_by: name,
    requester,
  })
  record({ outcome: 'waiting', detail: { approval: approval.id } })
  return toApprovalDto(approval, site)
}

/** @throws ControlError if the operator who decides about a command may not run it */
function assertOwnPermission<P>(commands: ControlCommands<P>, { operator, tenant }: BrandContext, { command }: ApprovalRecord): void {
  const permission = commands[command]?.permission
  if (permission === undefined || !hasPermission(operator, permission, tenant.code))
    throw new ControlError(`You cannot decide on "${command}": your roles do not allow you to run it.`)
}

async function requirePending({ tenant }: BrandContext, id: string): Promise<ApprovalRecord> {
  const approval = isUuid(id) ? await approvalsOf(tenant).byId(id) : undefined
  if (!approval) throw new ControlError(`There is no approval "${id}".`)
  if (approval.state !== 'pending') throw new ControlError(`The approval "${id}" is already ${approval.state}.`)
  return approval
}

function toApprovalDto(approval: ApprovalRecord, { exponent }: Pick<SiteRecord, 'exponent'>) {
  const { id, command, body, worth, currency, requested_by: requestedBy, requested_at, state, decided_by: decidedBy } = approval
  return {
    approval: id,
    state,
    command,
    body,
    worth: formatDecimal(worth, exponent),
    currency,
    requestedBy,
    requestedAt: requested_at.toISOString(),
    ...(decidedBy !== null && { decidedBy }),
  }
}
