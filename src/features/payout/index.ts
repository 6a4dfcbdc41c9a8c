/** Where money goes that members take out. */
export { PayeeDialog } from './lazy-payee-dialog.ts'
export { PayeePanel } from './payee-panel.tsx'
export { usePayees } from './use-payees.ts'
export { payeeIcon } from './payee-icon.ts'
