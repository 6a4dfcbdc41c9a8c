import type { Game, Lane } from '../../generated/api.ts'
import type { Category } from '../../generated/config.ts'
import type { Hidden, SiteCategory, SiteConfig } from '../contract/site.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'

interface Offer {
  readonly vendors: SiteCategory['vendors']
  readonly games: readonly Game[]
}

/** The ids of the categories that the brand has on and that have a vendor, before their own conditions are asked. */
export function offeredCategories(config: SiteConfig, lanes: readonly Lane[]): ReadonlySet<string> {
  const entries = Object.entries(config.games.categories)
  return new Set(entries.filter(([id, category]) => category.enabled && offerOf(id, category, lanes).vendors.length > 0).map(([id]) => id))
}

/**
 * The categories that are shown, in order: those that the brand has on, that have at least one vendor and whose
 * condition holds.
 */
export function resolveCategories(config: SiteConfig, known: Known, hidden: Hidden[]): readonly SiteCategory[] {
  const shown: SiteCategory[] = []
  for (const [id, category] of placeEntries(config.games.categories)) {
    const offer = offerOf(id, category, known.lanes ?? [])
    const reason = whyHidden(category, offer, known)
    if (reason !== undefined) hidden.push({ pointer: `/games/categories/${id}`, condition: category.when, reason })
    else shown.push({ id, name: category.name, icon: category.icon, route: category.route, point: config.games.rebateRates[id]?.percent, ...offer })
  }
  return shown
}

function whyHidden(category: Category, offer: Offer, known: Known): string | undefined {
  if (!category.enabled) return 'the brand has it off'
  if (known.lanes === undefined) return 'the vendors are not known yet'
  if (offer.vendors.length === 0) return 'it has no vendor'
  const verdict = category.when ? evaluateCondition(category.when, known) : undefined
  return verdict === undefined || verdict.value === true ? undefined : verdict.reason
}

/**
 * The vendors and games of a category. A category that the platform has no lane for, and whose condition names a vendor
 * in another category, has that vendor and its games (cockfighting: vendor DS88 in SPORTS).
 */
function offerOf(id: string, category: Category, lanes: readonly Lane[]): Offer {
  const own = lanes.find((lane) => lane.gameCategory === id)
  if (own !== undefined && own.vendors.length > 0) return toOffer(own, () => true)
  const lent = category.when?.vendor
  const lender = lent?.in === undefined ? undefined : lanes.find((lane) => lane.gameCategory === lent.in)
  return lender === undefined ? { vendors: [], games: [] } : toOffer(lender, (code) => code === lent?.code)
}

const toOffer = (lane: Lane, keep: (vendor: string) => boolean): Offer => ({
  vendors: lane.vendors.filter((v) => keep(v.vassalage)).map((v) => ({ code: v.vassalage, name: v.name })),
  games: lane.cards.filter((card) => keep(card.vassalage)),
})
