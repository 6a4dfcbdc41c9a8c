import type { SiteRecord } from '../../database/records.ts'
import type { Offer } from './offer.ts'

/** Sales channel and client type of a visitor. */
export interface VisitorChannel {
  readonly channel: string
  readonly clientType: number
}

/**
 * Restricts an offer to a sales channel and client type: vendors that the site limits to other channels or client types
 * are left out with their games. Channel names are case-insensitive.
 */
export function restrictToChannel(offer: Offer, { vendors }: Pick<SiteRecord, 'vendors'>, { channel, clientType }: VisitorChannel): Offer {
  const unreachableVendors = new Set(
    vendors
      .filter(
        ({ channels, client_types: types }) => channels?.includes(channel.toUpperCase()) === false || types?.includes(clientType) === false,
      )
      .map(({ vendor }) => vendor),
  )
  if (unreachableVendors.size === 0) return offer
  return {
    vendors: offer.vendors.filter(({ code }) => !unreachableVendors.has(code)),
    games: offer.games.filter(({ vendor }) => !unreachableVendors.has(vendor)),
  }
}
