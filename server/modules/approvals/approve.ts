import { formatDecimal } from '../../../src/engine/rules/money/decimal.ts'
import { isUuid } from '../../database/is-uuid.ts'
import type { SiteRecord } from '../../database/records.ts'
import {
  type BrandContext,
  defineBrandCommand,
  type CommandContext,
  createBrandContext,
  type AdminCommand,
  type AdminCommands,
  AdminApiError,
  hasPermission,
  optionalInteger,
  definePlatformCommand,
  requirePerson,
} from '../commands/index.ts'
import { type ApprovalRecord, createApprovalStore } from './store/approvals.ts'

const [defaultCount, maxCount] = [20, 200]

/** Commands that list approvals, and that confirm or refuse pending ones. */
export function createApprovalCommands<P extends CommandContext>(commands: AdminCommands<P>): AdminCommands<P> {
  return {
    approvals: defineBrandCommand({
      permission: 'approvals.read',
      title: 'Approvals',
      usage: 'approvals <brand>',
      help: 'Lists the latest commands that need the approval of a second operator, pending and decided. A command above the brand’s adjustment limit becomes a pending approval if a person runs it, and is rejected if a service or the machine runs it.',
      rows: { parameter: 'approval' },
      parameters: { count: optionalInteger(1, maxCount) },
      run: async ({ tenant, site }, { count = defaultCount }) =>
        (await createApprovalStore(tenant).listNewest(count)).map((approvalRecord) => toApprovalDto(approvalRecord, site)),
    }),
    'confirm-approval': createConfirmCommand(commands),
    'refuse-approval': defineBrandCommand<{ readonly approval: 'text' }, P>({
      permission: 'approvals.decide',
      isAtomic: true,
      title: 'Reject command',
      usage: 'approvals <brand> refuse <approval>',
      help: 'Rejects a command that another operator requested.',
      parameters: { approval: 'text' },
      run: async (context, { approval: id }) => {
        requirePerson(context.operator)
        assertCanRunCommand(commands, context, await requirePendingApproval(context, id))
        const refusedApproval = await createApprovalStore(context.tenant).decide(id, 'refused', context.operator)
        if (!refusedApproval) throw new AdminApiError('Another operator has just decided this approval.')
        context.record({ detail: { command: refusedApproval.command, requestedBy: refusedApproval.requested_by } })
        return toApprovalDto(refusedApproval, context.site)
      },
    }),
  }
}

/**
 * Creates the command that confirms an approval and runs the requested command. If the requested command fails, the
 * approval is pending again.
 */
function createConfirmCommand<P extends CommandContext>(commands: AdminCommands<P>): AdminCommand<P> {
  return definePlatformCommand<{ readonly brand: 'text'; readonly approval: 'text' }, P>({
    permission: 'approvals.decide',
    title: 'Approve command',
    usage: 'approvals <brand> confirm <approval>',
    help: 'Approves a command that another operator requested, and runs it.',
    sensitive: true,
    parameters: { brand: 'text', approval: 'text' },
    run: async (commandContext, { brand, approval: id }) => {
      const context = await createBrandContext(commandContext, brand)
      const decider = requirePerson(context.operator)
      const pendingApproval = await requirePendingApproval(context, id)
      assertCanRunCommand(commands, context, pendingApproval)
      if (pendingApproval.requester === decider)
        throw new AdminApiError('The operator who requested a command cannot confirm it: another operator must.')
      const approvals = createApprovalStore(context.tenant)
      const runningApproval = await approvals.decide(id, 'running', context.operator)
      if (!runningApproval) throw new AdminApiError('Another operator has just decided this approval.')
      context.record({ detail: { command: runningApproval.command, requestedBy: runningApproval.requested_by } })
      try {
        const value = await commands[runningApproval.command]?.run(
          { ...commandContext, approvedExposure: runningApproval.worth },
          runningApproval.body,
        )
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
 * Stores a command as a pending approval, which a second operator confirms or refuses. The parameters are stored
 * unencrypted.
 * @throws AdminApiError if they include a password, or if the brand does not exist
 */
export async function requestApproval(
  commandContext: CommandContext,
  { command, body, exposure }: { readonly command: string; readonly body: unknown; readonly exposure: bigint },
): Promise<object> {
  if (Object.hasOwn(body as object, 'password'))
    throw new AdminApiError('A pending command does not store a password. Leave it out: one is generated when the command is confirmed.')
  const { operator, record, site, tenant } = await createBrandContext(commandContext, (body as { readonly brand: string }).brand)
  const { id: requester, name } = operator
  const approval = await createApprovalStore(tenant).insert({
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

/** @throws AdminApiError if the command no longer exists, or if the operator who decides is not permitted to run it */
function assertCanRunCommand<P>(commands: AdminCommands<P>, { operator, tenant }: BrandContext, { command }: ApprovalRecord): void {
  const permission = commands[command]?.permission
  if (permission === undefined || !hasPermission(operator, permission, tenant.code))
    throw new AdminApiError(`You cannot decide on "${command}": your roles do not allow you to run it.`)
}

async function requirePendingApproval({ tenant }: BrandContext, id: string): Promise<ApprovalRecord> {
  const approval = isUuid(id) ? await createApprovalStore(tenant).findById(id) : undefined
  if (!approval) throw new AdminApiError(`There is no approval "${id}".`)
  if (approval.state !== 'pending') throw new AdminApiError(`The approval "${id}" is already ${approval.state}.`)
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
