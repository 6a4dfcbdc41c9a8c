/** Payout accounts of members. */
export { PayeePanel } from './payee-panel.tsx'
export { PayeeDialog, payeeIconOf, usePayees } from './payees.ts'
