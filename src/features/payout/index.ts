/** Where money goes that members take out. */
export { PayeePanel } from './payee-panel.tsx'
export { PayeeDialog, payeeIcon, usePayees } from './payees.ts'
