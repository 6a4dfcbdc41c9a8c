/** Members' payout accounts, and the brand's payout settings. */

export { encryptPayee, decryptPayee, toMaskedPayeeDto } from './sealed-payee.ts'
export { requireUsablePayee } from './payees.ts'
export { type PayoutSettings, getPayoutSettings, getReceiveMinutes } from './payout-settings.ts'
export { createPayeeStore } from './store/payees.ts'
export { createPayoutSettingsStore } from './store/payout-settings.ts'
