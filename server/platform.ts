import type { Permission } from '../src/generated/api.ts'
import type { Secrets } from './modules/secrets/secrets.ts'
import type { StartedBrands } from './modules/site/admit-brands.ts'
import type { Brand, Brands } from './modules/brands/brand.ts'
import type { CountryLookup } from './http/country.ts'
import type { DrawSource } from './vendors/contract.ts'
import type { Catalogue } from './modules/games/catalogue.ts'
import type { Messenger } from './messengers/messenger.ts'
import type { OperatorPasses } from './control/operator-passes.ts'
import type { Outbox } from './modules/messages/outbox.ts'
import type { Sites } from './modules/site/sites.ts'

/** All that the calls of the API and the operator's control work on. */
export interface Platform {
  readonly brands: Brands
  readonly started: Pick<StartedBrands, 'list' | 'release'>
  readonly sites: Sites
  readonly catalogue: Catalogue
  /** The draws of lotteries. */
  readonly draws: DrawSource
  readonly secrets: Secrets
  readonly publicKey: Permission['info']['publicKey']
  /** Changes with the pictures of a brand's games. */
  readonly pictureVersion: (brand: Brand) => Promise<string>
  /** Where browsers reach the demo vendor, where that is set. */
  readonly vendorOrigin: string | undefined
  readonly lookUpCountry: CountryLookup
  /** Where nobody does work to speak of, and nothing is counted of what makes it grow. */
  readonly isUncounted: (address: string) => boolean
  /** Hands over what is sent to members. */
  readonly messenger: Messenger
  /** Where it stays where nothing delivers it. */
  readonly outbox: Outbox
  /** The password that the operator gives to many: who logs in with it has to choose another one. */
  readonly defaultPassword: string | undefined
  /** Lets browsers of the operator's in. */
  readonly passes: OperatorPasses
  readonly log: (line: string) => void
}

/** What browsers encrypt sensitive payloads to. */
export function publicKeyOf({ payloadKey }: Secrets): Permission['info']['publicKey'] {
  const { kid, kty, crv, x, y } = payloadKey
  return { kid, alg: 'ECDH-ES+A256KW', jwk: { kty, crv, x, y } }
}
