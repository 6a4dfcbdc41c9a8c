/** Where members have their money sent, and what a brand has set for sending it. */

export { makePayeeHandlers } from './handlers.ts'
export { sealPayee, unsealPayee, tellMaskedPayee } from './sealed-payee.ts'
export { usablePayee } from './payees.ts'
export { payoutPromises, type PayoutSettings, readPayoutSettings, receiveMinutesOf } from './payout-settings.ts'
export { payeesOf } from './store/payees.ts'
export { payoutSettingsOf } from './store/payout-settings.ts'
