import type { GameListProps } from '../../generated/config.ts'
import { isPageHeadingNode, useConfig, useRouteId, useSite, useText } from '../../engine/index.ts'

/** Layout of a list, the same before and after its games have loaded: heading, arrangement, page size. */
export function useListLayout({ title, subtitle, category, variant = 'tiles', size, pageSize }: GameListProps, pointer: string) {
  const text = useText()
  const route = useRouteId()
  const defaultPageSize = useConfig(({ routes, settings }) =>
    route === routes.home ? settings.pageSizes.homeGames : settings.pageSizes.other,
  )
  const categoryName = useSite((site) => site.categories.find((siteCategory) => siteCategory.id === category)?.name)
  const isPageHeading = useSite((site) => isPageHeadingNode(site.pages, pointer))
  const label = text(title ?? categoryName ?? 'games_all')
  return {
    /** Accessible name of the list. */
    label,
    /** Whether the list has the first heading of its page. */
    isPageHeading,
    heading: {
      title: title === undefined ? undefined : label,
      subtitle: subtitle && text(subtitle),
      level: isPageHeading ? 1 : 2,
    },
    layout: { variant, large: size === 'large' },
    pageSize: pageSize ?? defaultPageSize,
    /** Level of headings inside the list, such as the heading of its empty state. */
    innerLevel: title === undefined || isPageHeading ? 2 : 3,
  } as const
}
