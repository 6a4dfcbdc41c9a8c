import {
  type AuditEntryFields,
  type AdminCommand,
  AdminApiError,
  type Operator,
  type ParameterShape,
  hasPermission,
  isReadPermission,
  parseParameters,
} from '../modules/commands/index.ts'
import { ApiError } from '../modules/api-context/index.ts'
import { runCommand } from '../modules/approvals/index.ts'
import { appendCommandAudit } from './audit-command.ts'
import type { AdminServices, AdminCommandContext } from './brand-commands.ts'
import { getMerchantCode } from './read-from-replica.ts'

/** Thrown if an operator lacks the permission that a command needs. */
export class ForbiddenError extends AdminApiError {}

interface Execution {
  readonly name: string
  readonly command: AdminCommand<AdminCommandContext>
  readonly body: unknown
  readonly operator: Operator
}

interface CommandResult {
  readonly value: unknown
  /** Age of the value in seconds, if a replica answered. */
  readonly staleSeconds?: number
}

/**
 * Runs a command for an operator. The command itself writes its entry in the audit log; a refusal or a failure, and a
 * command that waits for a second operator, are logged here.
 * @throws ForbiddenError if the operator's roles do not allow it for the brand that it names, or for all brands
 * @throws AdminApiError if the parameters are invalid or the command is refused, and other errors of the command
 */
export async function executeCommand(services: AdminServices, { name, command, body, operator }: Execution): Promise<CommandResult> {
  const recorded: { facts?: AuditEntryFields; staleSeconds?: number } = {}
  const context: AdminCommandContext = {
    ...services,
    operator,
    record: (facts) => void (recorded.facts = facts),
    onReplicaResult: (staleSeconds) => void (recorded.staleSeconds = staleSeconds),
  }
  const log = (facts: AuditEntryFields | { readonly outcome: string }) => appendCommandAudit(context, { name, command, body, ...facts })
  const merchant = getMerchantCode(context, command, body)
  if (!hasPermission(operator, command.permission, merchant)) {
    await log({ outcome: 'forbidden' })
    throw new ForbiddenError(
      `You are not allowed to run "${name}"${merchant === services.sites.platform.code ? ' for all brands' : ` for ${merchant}`}: it needs the permission ${command.permission}. Ask an administrator for a role that has it.`,
    )
  }
  try {
    parseParameters(command.parameters, body)
    const value = await runCommand<AdminCommandContext>(context, name, command, body)
    if (recorded.facts) await log(recorded.facts)
    return { value, ...(recorded.staleSeconds !== undefined && { staleSeconds: recorded.staleSeconds }) }
  } catch (error) {
    // An entry cannot be written while the database is unavailable. The original error is thrown in any case.
    await log({ outcome: getErrorOutcome(error) }).catch(() => undefined)
    throw error
  }
}

const getErrorOutcome = (error: unknown): string =>
  error instanceof AdminApiError ? 'refused' : error instanceof ApiError ? error.code : 'failed'

const reasonParameter = { reason: 'text?' } as const satisfies ParameterShape

/** Adds the optional parameter `reason`, for the audit log, to a command that changes something and has none. */
export function withReason(command: AdminCommand<AdminCommandContext>): AdminCommand<AdminCommandContext> {
  const { parameters, permission, exposure, run } = command
  if (isReadPermission(permission) || Object.hasOwn(parameters, 'reason')) return command
  return {
    ...command,
    parameters: { ...parameters, ...reasonParameter },
    exposure: exposure === 'none' ? exposure : (context, body) => exposure(context, omitReason(body)),
    run: (context, body) => run(context, omitReason(body)),
  }
}

function omitReason(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { reason: _, ...rest } = body as Readonly<Record<string, unknown>>
  return rest
}
