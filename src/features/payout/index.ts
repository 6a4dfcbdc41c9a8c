/** Payout accounts of members. */
export { PayeePanel } from './payee-panel.tsx'
export { PayeeDialog, payeeIcon, usePayees } from './payees.ts'
