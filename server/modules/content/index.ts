/** Published content and VIP ranks of a brand, and visitors' feedback. */

import type { TextsByLanguage } from '../../database/columns.ts'
import type { Tenant } from '../../database/tenant.ts'
import { createContentStore } from './store/content.ts'

export { type TextContext, getRankName, toVipRanks, createTextContext, localizeTexts } from './content.ts'
export { findRankLabel, findDailyWithdrawalLimit } from './brand-ranks.ts'
export { applyContent } from './apply-content.ts'
export { createContentStore, type VipRankRecord } from './store/content.ts'

/** Returns the titles of a promotion, by language. */
export async function getPromotionTitles(tenant: Tenant, id: string): Promise<TextsByLanguage<{ readonly title: string }>> {
  const texts = (await createContentStore(tenant).findPromotion(id))?.texts ?? {}
  return Object.fromEntries(
    Object.entries(texts).flatMap(([language, localized]) => (localized ? [[language, { title: localized.title }]] : [])),
  )
}

export const hasPromotion = async (tenant: Tenant, id: string): Promise<boolean> =>
  (await createContentStore(tenant).findPromotion(id)) !== undefined
