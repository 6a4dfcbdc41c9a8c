import { appendAudit } from '../modules/audit/index.ts'
import { accountsOf } from '../modules/accounts/index.ts'
import {
  type AuditedBody,
  type CommandContext,
  type ControlCommand,
  findBrand,
  type ReadSetting,
  readParameters,
} from '../modules/commands/index.ts'
import { siteOf } from '../modules/site/index.ts'
import { runAtomically } from './run-atomically.ts'

/** Wraps a command so that it writes the audit entry that it declares. */
export function withAudit<P extends CommandContext>(name: string, command: ControlCommand<P>): ControlCommand<P> {
  const { audit, run } = command
  if (audit === undefined) return command
  return {
    ...command,
    run: async (context, body) => {
      const given = readParameters(command.parameters, body) as unknown as AuditedBody
      if (audit !== 'done') return runAudited(context, { name, given, read: audit }, (within) => run(within, body))
      const value = await run(context, body)
      await appendOperatorAudit(context, name, given)
      return value
    },
  }
}

interface AuditedRun {
  readonly name: string
  readonly given: AuditedBody
  readonly read: ReadSetting
}

/** Changes a setting and writes the audit entry, with the values before and after, in one transaction. */
async function runAudited<P extends CommandContext>(
  context: P,
  { name, given, read }: AuditedRun,
  run: (context: P) => Promise<unknown>,
): Promise<unknown> {
  const brand = findBrand(context.brands, given.brand)
  const started = await context.sites.read(brand)
  return runAtomically(context, brand, async (within, trx) => {
    const readNow = async () => read((await siteOf(trx).read()) ?? started, given)
    const before = await readNow()
    const value = await run(within)
    const after = await readNow()
    await appendOperatorAudit(within, name, given, JSON.stringify({ ...after.subject, before: before.value, after: after.value }))
    return value
  })
}

async function appendOperatorAudit(
  { brands, sites, secrets }: CommandContext,
  name: string,
  { brand, username }: AuditedBody,
  detail?: string,
) {
  const tenant = sites.tenant(findBrand(brands, brand))
  const account = username === undefined ? null : ((await accountsOf(tenant).byUsername(username))?.id ?? null)
  const event = { event: `operator-${name}`, outcome: 'done', account, ...(detail !== undefined && { detail }) }
  await appendAudit(tenant, secrets.key('audit'), event)
}
