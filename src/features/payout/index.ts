/** Payout accounts of members. */
export { PayeePanel } from './payee-panel.tsx'
export { PayeeDialog, getPayeeIcon, usePayees } from './payees.ts'
