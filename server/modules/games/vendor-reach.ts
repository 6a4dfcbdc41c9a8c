import type { SiteRecord } from '../../database/records.ts'
import type { Offer } from './offer.ts'

/** By which sales channel, and on which type of client, somebody comes. */
export interface Reach {
  readonly channel: string
  readonly clientType: number
}

/**
 * What of an offer is for who comes so: a vendor that the site has for other channels or clients is left out with its
 * games. Channels are the same in capitals or not.
 */
export function withinReach(offer: Offer, { vendors }: Pick<SiteRecord, 'vendors'>, { channel, clientType }: Reach): Offer {
  const outside = new Set(
    vendors
      .filter(
        ({ channels, client_types: types }) => channels?.includes(channel.toUpperCase()) === false || types?.includes(clientType) === false,
      )
      .map(({ vendor }) => vendor),
  )
  if (outside.size === 0) return offer
  return {
    vendors: offer.vendors.filter(({ code }) => !outside.has(code)),
    games: offer.games.filter(({ vendor }) => !outside.has(vendor)),
  }
}
