import { appendAudit } from '../modules/audit/index.ts'
import { accountsOf } from '../modules/accounts/index.ts'
import { type CommandPlace, findBrand } from '../modules/commands/index.ts'

/** What an operator does to an account, or to who may move its money, and so stands in the log. */
const noted: ReadonlySet<string> = new Set([
  'create-account',
  'disable-account',
  'enable-account',
  'expire-password',
  'set-password',
  'set-side',
  'set-terms',
  'set-contract',
  'end-sessions',
  'ledger-grant',
  'ledger-spend',
  'set-vendor',
  'set-vendor-reach',
  'vendor-rotate',
])

/** Writes down what an operator has done. */
export async function noteCommand({ brands, sites, secrets }: CommandPlace, name: string, body: unknown): Promise<void> {
  if (!noted.has(name)) return
  const { brand, username } = body as { readonly brand: string; readonly username?: string }
  const tenant = sites.tenant(findBrand(brands, brand))
  const account = username === undefined ? null : ((await accountsOf(tenant).byUsername(username))?.id ?? null)
  await appendAudit(tenant, secrets.key('audit'), { event: `operator-${name}`, outcome: 'done', account })
}
