import type { Tenant } from '../database/tenant.ts'
import { createAccountStore } from '../modules/accounts/index.ts'
import { assertExposureAllowed } from '../modules/approvals/index.ts'
import { appendAudit } from '../modules/audit/index.ts'
import { hasUnstorableText } from '../modules/api-context/index.ts'
import {
  type AuditEntryFields,
  type AuditedBody,
  type CommandContext,
  type AdminCommand,
  type SettingReader,
  type ParameterShape,
  createBrandContext,
  getBrand,
  findBrand,
  parseParameters,
} from '../modules/commands/index.ts'
import { createSiteStore } from '../modules/site/index.ts'
import type { AdminCommandContext } from './brand-commands.ts'
import { type SettingsWatcher, watchRelations } from './watch-relations.ts'
import { runAtomically } from './run-atomically.ts'

type Command = AdminCommand<AdminCommandContext>

/**
 * Wraps a command so that it writes an entry to the audit log if it succeeds: the operator, the loggable parameters
 * and, if the command declares `audit` or `checksRelations`, the values before and after. In that case, changes of the
 * settings of a brand, or of one account, are serialized. The command and its entry share a transaction in that case,
 * and if the command declares `isAtomic`.
 */
export function withAudit(name: string, command: Command): Command {
  const watch = findWatcher(command)
  return {
    ...command,
    run: async (context, body) => {
      const auditedBody = parseParameters(command.parameters, body) as unknown as AuditedBody
      const runWithEntry = async (
        commandContext: AdminCommandContext,
        readChange = async (): Promise<object> => ({}),
      ): Promise<unknown> => {
        const { value, facts } = await runAndRecord(command, commandContext, body)
        const detail = { ...facts.detail, ...(await readChange()) }
        await appendCommandAudit(commandContext, { name, command, body, ...facts, detail })
        return value
      }
      if (watch === undefined && command.isAtomic !== true) return runWithEntry(context)
      return runAtomically(context, getBrand(context.brands, auditedBody.brand ?? ''), async (transactionContext, trx) => {
        if (watch === undefined) return runWithEntry(transactionContext)
        // A change depends on the other settings of the brand or of the account, which the command reads.
        if (auditedBody.username === undefined) await createSiteStore(trx).lock()
        else await lockAccount(trx, auditedBody.username)
        return runWithEntry(transactionContext, await watch(transactionContext, trx, auditedBody))
      })
    },
  }
}

/** Locks the account with this username, if it exists, until the transaction ends. */
async function lockAccount(trx: Tenant, username: string): Promise<void> {
  const accounts = createAccountStore(trx)
  const account = await accounts.findByUsername(username)
  if (account) await accounts.lock(account.id)
}

function findWatcher({ checksRelations, audit }: Command): SettingsWatcher | undefined {
  if (checksRelations === true) return watchRelations
  return audit && watchSetting(audit)
}

const watchSetting =
  (read: SettingReader): SettingsWatcher =>
  async (context, _trx, auditedBody) => {
    const readSetting = async () => {
      const brandContext = await createBrandContext(context, auditedBody.brand ?? '')
      return read(brandContext.site, auditedBody, brandContext)
    }
    const before = await readSetting()
    return async () => {
      const after = await readSetting()
      return { ...after.subject, before: before.value, after: after.value }
    }
  }

/**
 * Runs a command, and collects the facts that it records for the audit log.
 * @throws AdminApiError if its exposure is above the approved amount by more than the brand's limit, and other errors
 * of the command
 */
async function runAndRecord(command: Command, context: AdminCommandContext, body: unknown) {
  await assertExposureAllowed(context, command, body)
  const facts: Mutable<AuditEntryFields> = {}
  const value = await command.run({ ...context, record: (addedFacts) => void Object.assign(facts, addedFacts) }, body)
  return { value, facts }
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] }

interface CommandAuditEntry extends Omit<AuditEntryFields, 'outcome'> {
  readonly name: string
  readonly command: Pick<Command, 'parameters'>
  readonly body: unknown
  /** `done`, `waiting`, or the reason why the command did not succeed. Default: `done`. */
  readonly outcome?: string
}

/** Appends the entry of a command to the log of its brand or, if it names no existing brand, of the platform. */
export async function appendCommandAudit(context: CommandContext, entry: CommandAuditEntry): Promise<void> {
  const { name, command, body, outcome = 'done', detail } = entry
  const { brand, username, ...otherParameters } = (typeof body === 'object' && body !== null ? body : {}) as Readonly<
    Record<string, unknown>
  >
  const tenant = { ...findTenant(context, brand), operator: context.operator }
  const account =
    entry.account ??
    (typeof username === 'string' && isBrandTenant(tenant, context)
      ? (await createAccountStore(tenant).findByUsername(username))?.id
      : undefined)
  const parameters = selectLoggedParameters(command.parameters, otherParameters)
  const facts = { ...detail, ...(Object.keys(parameters).length > 0 && { parameters }) }
  await appendAudit(tenant, context.secrets.deriveKey('audit'), {
    event: `operator-${name}`,
    outcome,
    account: account ?? null,
    ...(Object.keys(facts).length > 0 && { detail: JSON.stringify(facts) }),
  })
}

const isBrandTenant = (tenant: Tenant, { sites }: CommandContext): boolean => tenant.code !== sites.platform.code

function findTenant({ brands, sites }: CommandContext, name: unknown): Tenant {
  const brand = typeof name === 'string' ? findBrand(brands, name) : undefined
  return brand ? sites.tenant(brand) : sites.platform
}

/** Parameters with secrets, personal data or texts that players receive. The log identifies accounts by their ids. */
const excludedParameters = new Set([
  'password',
  'nickname',
  'email',
  'mobile',
  'upline',
  'agent',
  'to',
  'text',
  'texts',
  'query',
  'value',
  'key',
])
const maxLoggedCharacters = 300

/**
 * Returns the parameters to log: those that the command declares, without the excluded ones and those with text that
 * cannot be stored. A long value is replaced by the beginning of its JSON.
 */
function selectLoggedParameters(shape: ParameterShape, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => {
      if (!Object.hasOwn(shape, name) || excludedParameters.has(name) || value === undefined || hasUnstorableText(value)) return []
      const text = JSON.stringify(value)
      return [[name, text.length > maxLoggedCharacters ? `${text.slice(0, maxLoggedCharacters)} …` : value] as const]
    }),
  )
}
