/** Members' payout accounts, and the brand's payout settings. */

export { encryptPayee as sealPayee, decryptPayee as unsealPayee, toMaskedPayeeDto } from './sealed-payee.ts'
export { requireUsablePayee } from './payees.ts'
export { type PayoutSettings, getPayoutSettings as readPayoutSettings, receiveMinutesOf } from './payout-settings.ts'
export { payeesOf } from './store/payees.ts'
export { payoutSettingsOf } from './store/payout-settings.ts'
