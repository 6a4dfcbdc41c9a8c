import { appendAudit, verifyAudit } from '../modules/audit/audit.ts'
import { accountsOf } from '../modules/accounts/store/accounts.ts'
import type { Platform } from '../platform.ts'
import { type ControlCommand, brandCommand, findBrand } from '../modules/commands/command.ts'

/** What an operator can ask of the log. */
export const auditCommands: Readonly<Record<string, ControlCommand>> = {
  'audit-verify': brandCommand({}, ({ tenant, auditKey }) => verifyAudit(tenant, auditKey)),
}

/** What an operator does to an account, and so stands in the log. */
const noted: ReadonlySet<string> = new Set([
  'create-account',
  'disable-account',
  'enable-account',
  'expire-password',
  'set-password',
  'set-side',
  'set-contract',
  'end-sessions',
])

/** Writes down what an operator has done to an account. */
export async function noteCommand(platform: Platform, name: string, body: unknown): Promise<void> {
  if (!noted.has(name)) return
  const { brand, username } = body as { readonly brand: string; readonly username: string }
  const tenant = platform.sites.tenant(findBrand(platform, brand))
  const account = (await accountsOf(tenant).byUsername(username))?.id ?? null
  await appendAudit(tenant, platform.secrets.key('audit'), { event: `operator-${name}`, outcome: 'done', account })
}
