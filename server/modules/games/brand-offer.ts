import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import type { Catalogue } from './catalogue.ts'
import { type Offer, createOffer } from './offer.ts'
import { type VisitorChannel, restrictToChannel } from './restrict-to-channel.ts'

const offerBySite = new WeakMap<SiteRecord, { readonly config: MerchantConfig; readonly offer: Offer }>()

/** Returns the brand's offer for a sales channel and client type; by default those in the brand's config. */
export const getBrandOffer = (
  catalogue: Catalogue,
  site: SiteRecord,
  config: MerchantConfig,
  visitorChannel: Partial<VisitorChannel> = {},
): Offer => restrictToChannel(getFullOffer(catalogue, site, config), site, { ...config.merchant, ...visitorChannel })

/** Returns the brand's offer for all channels and client types. Memoized per site record and config. */
function getFullOffer(catalogue: Catalogue, site: SiteRecord, config: MerchantConfig): Offer {
  const cached = offerBySite.get(site)
  if (cached?.config === config) return cached.offer
  const offer = createOffer(catalogue, site, config)
  offerBySite.set(site, { config, offer })
  return offer
}
