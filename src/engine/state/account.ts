import type { SiteConfig } from '../contract/site.ts'
import type { TextStorage } from './storage.ts'

/** Session data of the logged-in account in this tab, under the brand's storage keys. */
export interface AccountSession {
  getToken(): string | undefined
  start(token: string, accountType: number): void
  /** Removes all session data except the merchant. */
  end(): void
  getCurrentVendor(): string | undefined
  setCurrentVendor(code: string): void
}

export interface MerchantIdentity {
  readonly id: string
  readonly code: string
}

/** `setMemberCookie` sets a cookie for the server, which renders pages only for anonymous visitors. */
export function createAccountSession(
  session: TextStorage,
  keys: SiteConfig['settings']['storage']['session'],
  merchant: MerchantIdentity,
  setMemberCookie: (loggedIn: boolean) => void,
): AccountSession {
  const storeMerchant = (): void => {
    session.set(keys.merchant, merchant.id)
    session.set(keys.merchantCode, merchant.code)
  }
  storeMerchant()
  return {
    getToken: () => session.get(keys.token),
    start: (token, accountType) => {
      session.set(keys.token, token)
      session.set(keys.isAgent, String(accountType))
      setMemberCookie(true)
    },
    end: () => {
      session.clear()
      storeMerchant()
      setMemberCookie(false)
    },
    getCurrentVendor: () => session.get(keys.current_vassalage),
    setCurrentVendor: (code) => session.set(keys.current_vassalage, code),
  }
}
