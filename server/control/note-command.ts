import { appendAudit } from '../modules/audit/index.ts'
import { accountsOf } from '../modules/accounts/index.ts'
import { type CommandPlace, findBrand } from '../modules/commands/index.ts'
import { type SettingSubject, settingOf, siteOf } from '../modules/site/index.ts'
import { runAtomically } from './run-atomically.ts'

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
 * Runs a command, and adds to the audit log what an operator has done. A setting is changed in one transaction with the
 * entry, which has its value before and after.
 */
export async function runNoted<P extends CommandPlace, T>(
  place: P,
  name: string,
  body: CommandBody,
  run: (place: P) => Promise<T>,
): Promise<T> {
  const valueOf = Object.hasOwn(settingOf, name) ? settingOf[name] : undefined
  if (!valueOf) {
    const value = await run(place)
    if (noted.has(name)) await note(place, name, body)
    return value
  }
  const brand = findBrand(place.brands, body.brand)
  const started = await place.sites.read(brand)
  return runAtomically(place, brand, async (within, trx) => {
    const read = async () => valueOf((await siteOf(trx).read()) ?? started, body)
    const before = await read()
    const value = await run(within)
    const after = await read()
    await note(within, name, body, JSON.stringify({ ...after.subject, before: before.value, after: after.value }))
    return value
  })
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
