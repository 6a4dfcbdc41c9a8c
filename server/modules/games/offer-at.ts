import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Catalogue } from './catalogue.ts'
import { type Offer, offerOf } from './offer.ts'
import { type Reach, withinReach } from './vendor-reach.ts'

const worked = new WeakMap<SiteRecord, { readonly config: MerchantConfig; readonly offer: Offer }>()

/** Returns the brand's offer for a sales channel and client type; by default those of its own site. */
export const offerAt = (catalogue: Catalogue, site: SiteRecord, config: MerchantConfig, reach: Partial<Reach> = {}): Offer =>
  withinReach(wholeOffer(catalogue, site, config), site, { ...config.merchant, ...reach })

/** Memoized as long as the site's record stays the same. */
function wholeOffer(catalogue: Catalogue, site: SiteRecord, config: MerchantConfig): Offer {
  const known = worked.get(site)
  if (known?.config === config) return known.offer
  const offer = offerOf(catalogue, site, config)
  worked.set(site, { config, offer })
  return offer
}
