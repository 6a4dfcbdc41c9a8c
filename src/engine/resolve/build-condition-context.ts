import type { KnownFacts } from '../contract/facts.ts'
import type { SiteConfig, Visitor } from '../contract/site.ts'
import type { CategoriesPlan } from './categories.ts'
import { resolveFlags } from './flags.ts'
import type { ConditionContext } from './condition-context.ts'

/** Converts the facts to the form that conditions test. */
export function buildConditionContext(
  config: SiteConfig,
  facts: KnownFacts,
  visitor: Visitor,
  categories: CategoriesPlan,
): ConditionContext {
  const loggedIn = facts.session && facts.session.token !== undefined
  const context: ConditionContext = {
    flags: facts.permission && resolveFlags(facts.permission.info.whitelabel),
    loggedIn,
    account: loggedIn !== false && visitor.accountType === undefined ? undefined : visitor.kind,
    accountType: visitor.accountType,
    toUpline: loggedIn === false ? false : visitor.member?.toUpline,
    gameMenus: facts.gameMenus && categories.applyEsportsVendors(facts.gameMenus),
    categories: undefined,
    contracts: facts.contracts ?? {},
    counts: facts.counts ?? {},
    support: facts.permission?.info.customerService,
    allowedCentres: resolveAllowedCentres(config, loggedIn === undefined ? undefined : visitor),
  }
  if (context.gameMenus === undefined) return context
  const visibleCategories = categories.resolve({ ...context, categories: categories.listOfferedIds(context.gameMenus) }, [])
  return { ...context, categories: new Set(visibleCategories.map(({ id }) => id)) }
}

/**
 * Returns whether each centre is open to this account: the brand has enabled it, and the account type is eligible.
 * `undefined` for an enabled centre if the visitor is unknown.
 */
function resolveAllowedCentres({ menus }: SiteConfig, visitor: Visitor | undefined): ConditionContext['allowedCentres'] {
  const isRegistered = visitor && visitor.accountType !== undefined && visitor.kind !== 'guest'
  return { member: menus.member.allowed && isRegistered, agent: menus.agent.allowed && isRegistered && visitor.kind === 'agent' }
}
