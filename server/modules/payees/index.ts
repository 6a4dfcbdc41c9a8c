/** Where members have their money sent, and what a brand has set for sending it. */

export { sealPayee, unsealPayee, toMaskedPayeeDto } from './sealed-payee.ts'
export { usablePayee } from './payees.ts'
export { type PayoutSettings, readPayoutSettings, receiveMinutesOf } from './payout-settings.ts'
export { payeesOf } from './store/payees.ts'
export { payoutSettingsOf } from './store/payout-settings.ts'
