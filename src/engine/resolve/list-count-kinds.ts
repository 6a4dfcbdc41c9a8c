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
    const { badge, count } = part as { readonly badge?: CountKind | object; readonly count?: Condition['count'] | number | null }
    if (typeof badge === 'string') kinds.add(badge)
    if (typeof count === 'object' && typeof count?.of === 'string') kinds.add(count.of)
    Object.values(part).forEach(visit)
  }
  visit([navigation, menus, games.categories, pages, layouts, overlays])
  return kinds
}
