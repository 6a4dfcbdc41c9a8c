import type { ServedMerchant } from '../modules/brands/served-merchant.ts'

/**
 * The language code that a visitor gets: the one chosen before (cookie), the browser's where the brand follows it, the brand's default.
 * Only languages that the brand has on are taken.
 */
export function chooseLanguage({ config }: ServedMerchant, chosen: string | undefined, accepted: string | undefined): string {
  const { catalogue, followVisitor, default: fallback } = config.languages
  if (chosen !== undefined && Object.hasOwn(catalogue, chosen) && catalogue[chosen]?.enabled) return chosen
  if (!followVisitor || accepted === undefined) return fallback
  const enabled = Object.entries(catalogue).filter(([, language]) => language.enabled)
  for (const wanted of preferredTags(accepted)) {
    const exact = enabled.find(([, { tag }]) => tag.toLowerCase() === wanted)
    const near = exact ?? enabled.find(([, { tag }]) => tag.toLowerCase().split('-')[0] === wanted.split('-')[0])
    if (near) return near[0]
  }
  return fallback
}

function preferredTags(header: string): readonly string[] {
  const weighted = header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const quality = parameters.map((p) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(p)?.[1]).find((q) => q !== undefined)
      return { tag: tag.trim(), weight: quality === undefined ? 1 : Number(quality) }
    })
  return weighted
    .filter(({ tag, weight }) => tag !== '' && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}
