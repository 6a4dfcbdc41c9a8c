import type { Game, GameMenu } from '../../generated/api.ts'
import type { Category } from '../../generated/config.ts'
import type { HiddenPart, SiteCategory, SiteConfig } from '../contract/site.ts'
import { moveEsportsVendors } from './move-esports-vendors.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import type { ConditionContext } from './condition-context.ts'
import { sortEntries } from '../rules/sort-entries.ts'
import type { Plan } from './plan.ts'

interface CategoryOffer {
  readonly vendors: SiteCategory['vendors']
  readonly games: readonly Game[]
}

export interface CategoriesPlan extends Plan<readonly SiteCategory[]> {
  /** Returns the platform's game menus with the brand's e-sports vendors moved to ESPORTS. */
  applyEsportsVendors(gameMenus: readonly GameMenu[]): readonly GameMenu[]
  /** Returns the ids of the enabled categories that have a vendor, before their own conditions are evaluated. */
  listOfferedIds(gameMenus: readonly GameMenu[]): ReadonlySet<string>
}

const emptyOffer: CategoryOffer = { vendors: [], games: [] }

/**
 * Plans the categories that are shown, in order: those that the brand has enabled, that have at least one vendor and
 * whose condition is met. The vendors and games of each category are memoised.
 */
export function planCategories(config: SiteConfig): CategoriesPlan {
  const orderedCategories = sortEntries(config.games.categories)
  const applyEsportsVendors = memoizeLast((gameMenus: readonly GameMenu[]) => moveEsportsVendors(gameMenus, config.games.esportsVendors))
  const getOffers = memoizeLast(
    (gameMenus: readonly GameMenu[]) => new Map(orderedCategories.map(([id, category]) => [id, getCategoryOffer(id, category, gameMenus)])),
  )
  const resolve = (context: ConditionContext, hidden: HiddenPart[]): readonly SiteCategory[] => {
    const offersById = context.gameMenus && getOffers(context.gameMenus)
    return orderedCategories.flatMap(([id, category]) => {
      const offer = offersById?.get(id) ?? emptyOffer
      const reason = findHiddenReason(category, offer, context)
      if (reason !== undefined) hidden.push({ pointer: `/games/categories/${id}`, condition: category.when, reason })
      return reason === undefined
        ? [
            {
              id,
              name: category.name,
              icon: category.icon,
              route: category.route,
              // Without the flag, players cannot claim cashback.
              rebatePercent: context.flags?.MANPLAYREB3 === true ? config.games.rebateRates[id]?.percent : undefined,
              ...offer,
            },
          ]
        : []
    })
  }
  const listOfferedIds = (gameMenus: readonly GameMenu[]): ReadonlySet<string> =>
    new Set(
      orderedCategories
        .filter(([id, category]) => category.enabled && (getOffers(gameMenus).get(id) ?? emptyOffer).vendors.length > 0)
        .map(([id]) => id),
    )
  return { fixed: false, applyEsportsVendors, listOfferedIds, resolve }
}

/** Memoises the result for the last input. Inputs are compared by identity. */
function memoizeLast<A, B>(compute: (input: A) => B): (input: A) => B {
  let last: { readonly input: A; readonly output: B } | undefined
  return (input) => {
    if (last?.input !== input) last = { input, output: compute(input) }
    return last.output
  }
}

function findHiddenReason(category: Category, offer: CategoryOffer, context: ConditionContext): string | undefined {
  if (!category.enabled) return 'disabled by the brand'
  if (context.gameMenus === undefined) return 'the vendors are not loaded yet'
  if (offer.vendors.length === 0) return 'it has no vendor'
  const result = category.when ? evaluateCondition(category.when, context) : undefined
  return result === undefined || result.value === true ? undefined : result.reason
}

/**
 * Returns the vendors and games of a category. If the platform has no vendors for it and its condition names a vendor
 * of another category, it gets that vendor and its games (cockfighting: vendor DS88 in SPORTS).
 */
function getCategoryOffer(id: string, category: Category, gameMenus: readonly GameMenu[]): CategoryOffer {
  const ownMenu = gameMenus.find((menu) => menu.gameCategory === id)
  if (ownMenu !== undefined && ownMenu.vendors.length > 0) return toOffer(ownMenu, () => true)
  const requiredVendor = category.when?.vendor
  const sourceMenu = requiredVendor?.in === undefined ? undefined : gameMenus.find((menu) => menu.gameCategory === requiredVendor.in)
  return sourceMenu === undefined ? emptyOffer : toOffer(sourceMenu, (code) => code === requiredVendor?.code)
}

const toOffer = (menu: GameMenu, isIncluded: (vendor: string) => boolean): CategoryOffer => ({
  vendors: menu.vendors.filter((v) => isIncluded(v.vassalage)).map((v) => ({ code: v.vassalage, name: v.name, games: v.games })),
  games: menu.cards.filter((card) => isIncluded(card.vassalage)),
})
