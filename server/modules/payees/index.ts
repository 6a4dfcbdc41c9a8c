/** Members' payout accounts, and the brand's payout settings. */

export { encryptPayee, decryptPayee, toMaskedPayeeDto } from './sealed-payee.ts'
export { requireUsablePayee } from './payees.ts'
export { type PayoutSettings, getPayoutSettings, receiveMinutesOf } from './payout-settings.ts'
export { payeesOf } from './store/payees.ts'
export { payoutSettingsOf } from './store/payout-settings.ts'
