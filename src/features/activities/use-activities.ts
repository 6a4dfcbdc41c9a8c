import type { Activity } from '../../generated/api.ts'
import { type Query, useQuery } from '../../engine/index.ts'

/**
 * The activities of promotions as they are for who looks, shared by whatever shows some of them; `of` finds that of a
 * promotion.
 */
export function useActivities(): Query<unknown> & { of(promotion: string): Activity | undefined } {
  const answer = useQuery('activities', ({ activity }) => activity.list())
  return { ...answer, of: (promotion) => answer.value?.activities.find(({ id }) => id === promotion) }
}
