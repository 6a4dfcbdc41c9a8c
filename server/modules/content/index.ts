/** What a brand says to everybody, and what visitors write to it. */

export { type Voice, rankName, toVipRank, voiceOf, wordsOf } from './content.ts'
export { rankLabel, withdrawalsADay } from './brand-ranks.ts'
export { hasPromotion, promotionTitles } from './promotion-titles.ts'
export { applyContent } from './apply-content.ts'
export { contentOf, type VipRankRecord } from './store/content.ts'
