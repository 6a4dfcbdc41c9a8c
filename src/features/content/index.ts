/** Content from the operator: announcements and promotions. */
export { useAnnouncements, useResolveAnnouncementAction } from './announcements.ts'
export { PromotionCard } from './promotion-card.tsx'
export { PromotionPicture } from './promotion-picture.tsx'
export { RichText } from './rich-text.tsx'
