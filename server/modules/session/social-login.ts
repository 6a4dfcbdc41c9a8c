import { pathWithin } from '../../../src/engine/rules/validate-address.ts'
import type { SocialArrival } from '../../../src/generated/api.ts'
import type { AccountRecord } from '../../database/records.ts'
import { accountsOf, requireTrueAccount, openSession } from '../accounts/index.ts'
import { socialIdentitiesOf, socialLoginsOf } from './store/social.ts'
import type { Tenant } from '../../database/tenant.ts'
import type { Brand } from '../brands/index.ts'
import { CallError } from '../calls/index.ts'
import { keyedDigest, type Secrets, openText, sealText, hashToken, newToken } from '../secrets/index.ts'
import { assertLoginAllowed } from './log-in.ts'
import {
  type SocialIdentity,
  type SocialMarks,
  type SocialProvider,
  type SocialSite,
  newMarks,
  oauthSite,
  openIdSite,
} from './social-sites.ts'

export interface SocialContext {
  readonly deps: { readonly secrets: Secrets; readonly log: (line: string) => void }
  readonly brand: Brand
  readonly tenant: Tenant
}

/**
 * Where the other sites send visitors back to, on the brand's own host. What is registered there has to be this
 * address.
 */
export const returnPath = '/wps/session/social/return'

/** How long somebody may take at the other site, and then to register here, in seconds. */
export const socialSeconds = { away: 600, back: 1_800 } as const

interface PendingRedirect {
  readonly provider: SocialProvider
  readonly marks: SocialMarks
  readonly remember: boolean
  readonly back: string
}

interface ReturnedIdentity {
  readonly provider: SocialProvider
  readonly remember: boolean
  readonly identity: SocialIdentity
  /**
   * The security stamp of the account that was theirs on arrival: what takes its access back takes the arrival back.
   */
  readonly stamp?: number | undefined
}

/**
 * The other site as this brand reaches it; nothing where the brand does not offer it, nobody has said where it is, or
 * its secret is not known.
 */
export function socialSite(
  { deps, brand: { id, config } }: Omit<SocialContext, 'tenant'>,
  provider: SocialProvider,
): SocialSite | undefined {
  const secret = deps.secrets.social(id, provider)
  const sites = config.platform.socialLogin
  if (!config.registration.social[provider] || secret === undefined) return undefined
  if (provider === 'google') return sites?.google && openIdSite(sites.google, secret)
  return sites?.facebook && oauthSite(sites.facebook, secret)
}

/**
 * Begins a login by another site. The id goes into a cookie of this browser; without it, what the other site answers is
 * worth nothing.
 * @throws CallError method_disabled, social_failed
 */
export async function beginSocial(
  context: SocialContext,
  input: { readonly provider: SocialProvider; readonly remember: boolean; readonly back: string; readonly redirect: string },
): Promise<{ readonly id: string; readonly url: string }> {
  const { provider, remember, back, redirect } = input
  const site = socialSite(context, provider)
  if (!site) throw new CallError('method_disabled')
  const marks = await newMarks()
  const url = await site.begin(marks, redirect).catch((error: unknown) => {
    context.deps.log(`${provider} cannot be reached: ${reasonOf(error)}`)
    throw new CallError('social_failed')
  })
  const id = newToken()
  const away: PendingRedirect = { provider, marks, remember, back: pathOf(back) }
  await socialLoginsOf(context.tenant).insert(hashToken(id), hashToken(marks.state), seal(context, away), after(socialSeconds.away))
  return { id, url }
}

/** How somebody has come back: with an id for what comes next, or without one. */
export interface Return {
  readonly back: string
  readonly id?: string
  readonly outcome: 'done' | 'cancelled' | 'social_failed'
}

/** Takes up who comes back from another site. A state is good once, and in the browser alone that it was made for. */
export async function endSocial(context: SocialContext, id: string | undefined, returned: URL): Promise<Return> {
  const state = returned.searchParams.get('state')
  const sealed = id === undefined || state === null ? undefined : await socialLoginsOf(context.tenant).take(hashToken(id), hashToken(state))
  if (sealed === undefined) return { back: '/', outcome: 'social_failed' }
  const { provider, marks, remember, back } = open<PendingRedirect>(context, sealed)
  const site = socialSite(context, provider)
  if (returned.searchParams.get('error') === 'access_denied') return { back, outcome: 'cancelled' }
  try {
    if (!site) throw new Error('It is no longer offered.')
    const identity = await site.finish(marks, returned)
    const stamp = (await accountOf(context, provider, identity))?.security_stamp
    const arrived: ReturnedIdentity = { provider, remember, identity, stamp }
    const next = newToken()
    await socialLoginsOf(context.tenant).insert(hashToken(next), null, seal(context, arrived), after(socialSeconds.back))
    return { back, id: next, outcome: 'done' }
  } catch (error) {
    context.deps.log(`A login by ${provider} failed: ${reasonOf(error)}`)
    return { back, outcome: 'social_failed' }
  }
}

/** The account here of who is known there. */
async function accountOf(context: SocialContext, provider: SocialProvider, identity: SocialIdentity): Promise<AccountRecord | undefined> {
  const id = await socialIdentitiesOf(context.tenant).account(provider, subjectHash(context, identity))
  return id === undefined ? undefined : accountsOf(context.tenant).byId(id)
}

/** Who has come back in this browser. */
async function arrivalOf(context: SocialContext, id: string | undefined): Promise<ReturnedIdentity> {
  const sealed = id === undefined ? undefined : await socialLoginsOf(context.tenant).read(hashToken(id))
  if (sealed === undefined) throw new CallError('social_failed')
  const back = open<ReturnedIdentity>(context, sealed)
  if (!socialSite(context, back.provider)) throw new CallError('social_failed')
  return back
}

/** Uses up what was read: of several at the same moment one goes on. */
async function spend({ tenant }: SocialContext, id: string | undefined): Promise<void> {
  if ((await socialLoginsOf(tenant).take(hashToken(id ?? ''), null)) === undefined) throw new CallError('social_failed')
}

/**
 * Logs in who has come back, where an account here is theirs. For somebody else it answers what a registration may
 * begin with.
 * @throws CallError social_failed, account_disabled, non_agent_login, non_member_login
 */
export async function resumeSocial(
  context: SocialContext,
  id: string | undefined,
): Promise<{ readonly arrival: SocialArrival; readonly remember: boolean }> {
  const { provider, identity, remember, stamp } = await arrivalOf(context, id)
  const { email, name } = identity
  const account = await accountOf(context, provider, identity)
  if (!account) return { arrival: { provider, ...(email !== undefined && { email }), ...(name !== undefined && { name }) }, remember }
  await spend(context, id)
  if (account.security_stamp !== stamp) throw new CallError('social_failed')
  assertLoginAllowed(account, context.brand.config.merchant.side)
  return { arrival: { provider, login: await openSession(context.tenant, account) }, remember }
}

/**
 * Lets an account be logged in to by the site that this browser has come back from.
 * @throws CallError social_failed, true_account_required
 */
export async function linkSocial(
  context: SocialContext,
  account: { readonly id: string; readonly type: number },
  id: string | undefined,
): Promise<void> {
  requireTrueAccount(account)
  const { provider, identity } = await arrivalOf(context, id)
  await spend(context, id)
  const hash = subjectHash(context, identity)
  const linked = await socialIdentitiesOf(context.tenant).link(provider, hash, account.id)
  if (!linked && (await socialIdentitiesOf(context.tenant).account(provider, hash)) !== account.id) throw new CallError('social_failed')
}

/** What an account that is being made needs to be theirs who have come back: `link` runs in its transaction. */
export async function socialJoin(context: SocialContext, id: string | undefined) {
  const { provider, identity, remember } = await arrivalOf(context, id)
  const hash = subjectHash(context, identity)
  const link = async (trx: Tenant, account: string): Promise<void> => {
    await spend({ ...context, tenant: trx }, id)
    if (!(await socialIdentitiesOf(trx).link(provider, hash, account))) throw new CallError('social_failed')
  }
  return { link, remember }
}

const purpose = 'social'

const subjectHash = ({ deps, tenant }: SocialContext, { subject }: SocialIdentity): Buffer =>
  keyedDigest(deps.secrets.key(purpose), tenant.code, subject)

const seal = ({ deps, tenant }: SocialContext, what: PendingRedirect | ReturnedIdentity): Buffer =>
  sealText(deps.secrets.key(purpose), tenant.code, JSON.stringify(what))

const open = <T>({ deps, tenant }: SocialContext, sealed: Buffer): T =>
  JSON.parse(openText(deps.secrets.key(purpose), tenant.code, sealed)) as T

const after = (seconds: number): Date => new Date(Date.now() + seconds * 1000)

/** A page of this brand, and never an address elsewhere. */
const pathOf = (back: string): string => pathWithin(back) ?? '/'

/** The kind of a failure, without what the other site or the visitor said. */
const reasonOf = (error: unknown): string =>
  error instanceof Error ? `${error.name}${'code' in error && typeof error.code === 'string' ? ` ${error.code}` : ''}` : 'unknown'
