import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Catalogue } from './catalogue.ts'
import { type Offer, offerOf } from './offer.ts'
import { type Reach, withinReach } from './vendor-reach.ts'

const worked = new WeakMap<SiteRecord, { readonly config: MerchantConfig; readonly offer: Offer }>()

/** What a brand offers on its own site, or to who comes otherwise. */
export const offerAt = (catalogue: Catalogue, site: SiteRecord, config: MerchantConfig, reach: Partial<Reach> = {}): Offer =>
  withinReach(wholeOffer(catalogue, site, config), site, { ...config.merchant, ...reach })

/** Worked out once for as long as what is true of the site stays the same. */
function wholeOffer(catalogue: Catalogue, site: SiteRecord, config: MerchantConfig): Offer {
  const known = worked.get(site)
  if (known?.config === config) return known.offer
  const offer = offerOf(catalogue, site, config)
  worked.set(site, { config, offer })
  return offer
}
