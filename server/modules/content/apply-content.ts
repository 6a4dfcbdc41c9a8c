import { createHash } from 'node:crypto'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import { parseMinor } from '../../../src/engine/rules/money/money.ts'
import { type NewContent, replaceContent } from './store/content.ts'
import type { Tenant } from '../../database/tenant.ts'

/**
 * Applies a brand's `content.json` to the database, as `replaceContent` describes. Returns whether the file has changed
 * since it was last applied.
 */
export function applyContent(tenant: Tenant, config: MerchantConfig): Promise<boolean> {
  const digest = createHash('sha256').update(JSON.stringify(config.content)).digest('base64url')
  return replaceContent(tenant, toContent(config), digest)
}

/** Default position; equal positions are ordered newest first. */
const defaultPosition = 1000

function toContent({ merchant, content }: MerchantConfig): NewContent {
  const { exponent } = merchant.currency
  return {
    announcements: Object.entries(content.announcements).map(([id, seed]) => ({
      id,
      type: seed.type,
      execution: seed.execution ?? 'B',
      banner_group: seed.group ?? null,
      image: seed.image ?? null,
      icon: seed.icon ?? null,
      action: seed.action ? JSON.stringify(seed.action) : null,
      position: seed.order ?? defaultPosition,
      published_at: new Date(seed.published),
      ends_at: seed.until === undefined ? null : new Date(seed.until),
      texts: JSON.stringify(seed.texts),
    })),
    help_topics: Object.entries(content.help).map(([id, { group, order, texts }]) => ({
      id,
      topic_group: group,
      position: order,
      texts: JSON.stringify(texts),
    })),
    vip_ranks: Object.values(content.vipRanks).map(({ level, turnover, bonus, cashback, withdrawals, manager, texts }) => ({
      level,
      turnover: parseMinor(turnover, exponent),
      bonus: parseMinor(bonus, exponent),
      cashback,
      withdrawals,
      manager: manager === true,
      texts: JSON.stringify(texts),
    })),
  }
}
