import { appendAudit } from '../modules/audit/index.ts'
import { accountsOf } from '../modules/accounts/index.ts'
import { type CommandPlace, findBrand } from '../modules/commands/index.ts'
import { type SettingSubject, settingOf } from '../modules/site/index.ts'

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
  'vendor-rotate',
])

/**
 * Runs a command, and adds to the audit log what an operator has done; of a setting also its value before and after.
 */
export async function runNoted<T>(place: CommandPlace, name: string, body: CommandBody, run: () => Promise<T>): Promise<T> {
  const read = Object.hasOwn(settingOf, name) ? settingOf[name] : undefined
  if (!read) {
    const value = await run()
    if (noted.has(name)) await note(place, name, body)
    return value
  }
  const brand = findBrand(place.brands, body.brand)
  const before = read(await place.sites.read(brand), body)
  const value = await run()
  const after = read(await place.sites.read(brand), body)
  await note(place, name, body, JSON.stringify({ ...after.subject, before: before.value, after: after.value }))
  return value
}

/** What a noted command is given, as far as the log needs it. */
export interface CommandBody extends SettingSubject {
  readonly brand: string
  readonly username?: string
}

async function note({ brands, sites, secrets }: CommandPlace, name: string, { brand, username }: CommandBody, detail?: string) {
  const tenant = sites.tenant(findBrand(brands, brand))
  const account = username === undefined ? null : ((await accountsOf(tenant).byUsername(username))?.id ?? null)
  const event = { event: `operator-${name}`, outcome: 'done', account, ...(detail !== undefined && { detail }) }
  await appendAudit(tenant, secrets.key('audit'), event)
}
