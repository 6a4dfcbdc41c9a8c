import {
  type AuditFacts,
  type ControlCommand,
  ControlError,
  type Operator,
  type ParameterShape,
  hasPermission,
  isReadPermission,
  parseParameters,
} from '../modules/commands/index.ts'
import { CallError } from '../modules/calls/index.ts'
import { runCommand } from '../modules/approvals/index.ts'
import { appendCommandAudit } from './audit-command.ts'
import type { AdminServices, ControlContext } from './brand-commands.ts'
import { merchantOf } from './read-from-replica.ts'

/** An operator without the permission that a command needs. */
export class ForbiddenError extends ControlError {}

interface Execution {
  readonly name: string
  readonly command: ControlCommand<ControlContext>
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
 */
export async function executeCommand(services: AdminServices, { name, command, body, operator }: Execution): Promise<CommandResult> {
  const recorded: { facts?: AuditFacts; staleSeconds?: number } = {}
  const context: ControlContext = {
    ...services,
    operator,
    record: (facts) => void (recorded.facts = facts),
    onReplicaResult: (staleSeconds) => void (recorded.staleSeconds = staleSeconds),
  }
  const log = (facts: AuditFacts | { readonly outcome: string }) => appendCommandAudit(context, { name, command, body, ...facts })
  const merchant = merchantOf(context, command, body)
  if (!hasPermission(operator, command.permission, merchant)) {
    await log({ outcome: 'forbidden' })
    throw new ForbiddenError(
      `You are not allowed to run "${name}"${merchant === services.sites.platform.code ? ' for all brands' : ` for ${merchant}`}: it needs the permission ${command.permission}. Ask an administrator for a role that has it.`,
    )
  }
  try {
    parseParameters(command.parameters, body)
    const value = await runCommand<ControlContext>(context, name, command, body)
    if (recorded.facts) await log(recorded.facts)
    return { value, ...(recorded.staleSeconds !== undefined && { staleSeconds: recorded.staleSeconds }) }
  } catch (error) {
    // If the connection to the database is lost, the first error reports it.
    await log({ outcome: outcomeOf(error) }).catch(() => undefined)
    throw error
  }
}

const outcomeOf = (error: unknown): string =>
  error instanceof ControlError ? 'refused' : error instanceof CallError ? error.code : 'failed'

const reason = { reason: 'text?' } as const satisfies ParameterShape

/** Adds the optional parameter `reason`, for the audit log, to a command that changes something and has none. */
export function withReason(command: ControlCommand<ControlContext>): ControlCommand<ControlContext> {
  const { parameters, permission, exposure, run } = command
  if (isReadPermission(permission) || Object.hasOwn(parameters, 'reason')) return command
  return {
    ...command,
    parameters: { ...parameters, ...reason },
    exposure: exposure === 'none' ? exposure : (context, body) => exposure(context, withoutReason(body)),
    run: (context, body) => run(context, withoutReason(body)),
  }
}

function withoutReason(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body
  const { reason: _, ...rest } = body as Readonly<Record<string, unknown>>
  return rest
}
