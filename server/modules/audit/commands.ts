import type { Tenant } from '../../database/tenant.ts'
import {
  type CommandUsage,
  type AdminCommand,
  type AdminCommands,
  type Parameters,
  type Permission,
  type ParameterShape,
  getBrand,
  optionalInteger,
  definePlatformCommand,
} from '../commands/index.ts'
import { verifyAudit } from './audit.ts'
import { createAuditLogStore } from './store/audit-log.ts'

const maxSeq = 1_000_000_000_000
const [defaultExportCount, maxExportCount] = [10_000, 50_000]

/** Commands that list, verify and export the audit log of a brand, or of the platform if no brand is named. */
export const auditCommands: AdminCommands = {
  'audit-list': defineLogCommand({
    permission: 'audit.read',
    title: 'Audit log',
    usage: 'audit list [<brand>]',
    help: 'Lists events of accounts and actions of operators, newest first, with the settings before and after; without a brand, logins of operators and actions for the whole platform. They can be filtered by event (such as operator-set-flag) and by operator. With “before”, the list continues with the rows that are older than the row with that number.',
    isReport: true,
    pagination: { parameter: 'before', property: 'row' },
    parameters: { count: optionalInteger(1, 999), event: 'text?', operator: 'text?', before: optionalInteger(1, maxSeq) },
    run: async ({ tenant }, { count = 50, ...filter }) =>
      (await createAuditLogStore(tenant).listNewest(count, filter)).map(
        ({ seq, at, username, detail, operator_name: operator, ...row }) => ({
          row: Number(seq),
          at: at.toISOString(),
          ...row,
          username,
          ...(operator !== null && { operator }),
          ...(detail === null ? {} : (JSON.parse(detail) as object)),
        }),
      ),
  }),

  'audit-verify': defineLogCommand({
    permission: 'integrity.read',
    title: 'Verify audit log',
    usage: 'audit verify [<brand>]',
    help: 'Verifies the hash chain of the audit log, and names the first row that was altered or removed.',
    isReport: true,
    output: 'verdict',
    run: ({ tenant, key }) => verifyAudit(tenant, key),
  }),

  'audit-export': defineLogCommand({
    permission: 'audit.read',
    title: 'Export audit log',
    usage: 'audit export [<brand>]',
    help: 'Downloads rows of the audit log, oldest first, as one JSON object per line with its hash. With “after”, it continues after the row with that number.',
    isReport: true,
    output: 'file',
    parameters: { after: optionalInteger(0, maxSeq), count: optionalInteger(1, maxExportCount) },
    run: async ({ tenant }, { after = 0, count = defaultExportCount }) => {
      const rows = await createAuditLogStore(tenant).listBetween(BigInt(after), BigInt(maxSeq), count)
      const lines = rows.map(({ seq, at, detail, hash, ...row }) =>
        JSON.stringify({
          row: Number(seq),
          at: at.toISOString(),
          ...row,
          detail: detail === null ? null : (JSON.parse(detail) as object),
          hash: hash.toString('hex'),
        }),
      )
      const text = lines.map((line) => `${line}\n`).join('')
      return { type: 'application/x-ndjson', data: Buffer.from(text).toString('base64') }
    },
  }),
}

interface LogContext {
  /** The brand, or the platform, that the log belongs to. */
  readonly tenant: Tenant
  /** Key of the HMACs that chain the rows. */
  readonly key: Buffer
}

interface LogCommand<S extends ParameterShape> extends CommandUsage {
  readonly permission: Permission
  readonly parameters?: S
  readonly run: (context: LogContext, input: Parameters<S>) => Promise<unknown>
}

/** Defines a command for the audit log of a brand, or of the platform if no brand is given. */
function defineLogCommand<const S extends ParameterShape = Record<never, never>>({
  parameters,
  run,
  ...usage
}: LogCommand<S>): AdminCommand {
  return definePlatformCommand({
    ...usage,
    parameters: { brand: 'text?', ...parameters } as S & { readonly brand: 'text?' },
    run: ({ brands, sites, secrets }, input) => {
      const brand = input.brand as string | undefined
      const tenant = brand === undefined ? sites.platform : sites.tenant(getBrand(brands, brand))
      return run({ tenant, key: secrets.deriveKey('audit') }, input as Parameters<S>)
    },
  })
}
