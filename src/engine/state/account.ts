import type { SiteConfig } from '../contract/site.ts'
import type { TextStorage } from './storage.ts'

/** Session data of the logged-in account in this tab, under the brand's storage keys. */
export interface AccountMemory {
  token(): string | undefined
  begin(token: string, accountType: number): void
  /** Removes all session data except the merchant. */
  end(): void
  currentVendor(): string | undefined
  setCurrentVendor(code: string): void
}

export interface MerchantMark {
  readonly id: string
  readonly code: string
}

/** `markMember` sets a cookie for the server, which renders first screens only for anonymous visitors. */
export function createAccountMemory(
  session: TextStorage,
  keys: SiteConfig['settings']['storage']['session'],
  merchant: MerchantMark,
  markMember: (loggedIn: boolean) => void,
): AccountMemory {
  const markMerchant = (): void => {
    session.set(keys.merchant, merchant.id)
    session.set(keys.merchantCode, merchant.code)
  }
  markMerchant()
  return {
    token: () => session.get(keys.token),
    begin: (token, accountType) => {
      session.set(keys.token, token)
      session.set(keys.isAgent, String(accountType))
      markMember(true)
    },
    end: () => {
      session.clear()
      markMerchant()
      markMember(false)
    },
    currentVendor: () => session.get(keys.current_vassalage),
    setCurrentVendor: (code) => session.set(keys.current_vassalage, code),
  }
}
