import type { Condition } from '../../generated/config.ts'
import type { CountKind } from '../contract/facts.ts'
import type { SiteConfig } from '../contract/site.ts'

/**
 * Returns the kinds of the counts that the site shows as badges or tests in conditions. Only the parts that can do so
 * are read.
 */
export function listCountKinds({ navigation, menus, games, pages, layouts, overlays }: SiteConfig): ReadonlySet<CountKind> {
  const kinds = new Set<CountKind>()
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return
    // Props may use both names for something else: such a value matches no kind.
    const { badge, count } = part as { readonly badge?: CountKind; readonly count?: Partial<Condition['count']> | null }
    for (const kind of [badge, count?.of]) if (kind) kinds.add(kind)
    Object.values(part).forEach(visit)
  }
  visit([navigation, menus, games.categories, pages, layouts, overlays])
  return kinds
}
