import type { Game, Lane } from '../../generated/api.ts'
import type { Category } from '../../generated/config.ts'
import type { Hidden, SiteCategory, SiteConfig } from '../contract/site.ts'
import { arrangeLanes } from './arrange-lanes.ts'
import { evaluateCondition } from './evaluate-condition.ts'
import type { Known } from './known.ts'
import { placeEntries } from './place-entries.ts'
import type { Plan } from './plan.ts'

interface Offer {
  readonly vendors: SiteCategory['vendors']
  readonly games: readonly Game[]
}

export interface CategoriesPlan extends Plan<readonly SiteCategory[]> {
  /** The platform's lanes as this brand arranges them. */
  arrange(lanes: readonly Lane[]): readonly Lane[]
  /** The ids of the categories that the brand has on and that have a vendor, before their own conditions are asked. */
  offered(lanes: readonly Lane[]): ReadonlySet<string>
}

const nothing: Offer = { vendors: [], games: [] }

/**
 * The categories that are shown, in order: those that the brand has on, that have at least one vendor and whose
 * condition holds. What the lanes offer is worked out once for as long as they stay the same.
 */
export function planCategories(config: SiteConfig): CategoriesPlan {
  const placed = placeEntries(config.games.categories)
  const arrange = remember((lanes: readonly Lane[]) => arrangeLanes(lanes, config.games.esportsVendors))
  const offers = remember((lanes: readonly Lane[]) => new Map(placed.map(([id, category]) => [id, offerOf(id, category, lanes)])))
  const resolve = (known: Known, hidden: Hidden[]): readonly SiteCategory[] => {
    const all = known.lanes && offers(known.lanes)
    return placed.flatMap(([id, category]) => {
      const offer = all?.get(id) ?? nothing
      const reason = whyHidden(category, offer, known)
      if (reason !== undefined) hidden.push({ pointer: `/games/categories/${id}`, condition: category.when, reason })
      return reason === undefined
        ? [{ id, name: category.name, icon: category.icon, route: category.route, point: config.games.rebateRates[id]?.percent, ...offer }]
        : []
    })
  }
  const offered = (lanes: readonly Lane[]): ReadonlySet<string> =>
    new Set(placed.filter(([id, category]) => category.enabled && (offers(lanes).get(id) ?? nothing).vendors.length > 0).map(([id]) => id))
  return { fixed: false, arrange, offered, resolve }
}

/** The last answer, for as long as the same thing is asked. */
function remember<A, B>(work: (asked: A) => B): (asked: A) => B {
  let last: { readonly asked: A; readonly answer: B } | undefined
  return (asked) => {
    if (last?.asked !== asked) last = { asked, answer: work(asked) }
    return last.answer
  }
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
  return lender === undefined ? nothing : toOffer(lender, (code) => code === lent?.code)
}

const toOffer = (lane: Lane, keep: (vendor: string) => boolean): Offer => ({
  vendors: lane.vendors.filter((v) => keep(v.vassalage)).map((v) => ({ code: v.vassalage, name: v.name, games: v.games })),
  games: lane.cards.filter((card) => keep(card.vassalage)),
})
