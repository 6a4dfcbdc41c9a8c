/**
 * Money as players see it: amounts that are typed, movements, their steps and their receipts; and what sending one
 * takes.
 */
export { AmountField } from './amount-field.tsx'
export { CopyValue } from './copy-value.tsx'
export { isUnclear, isUnjudged, keepsKey, newKey } from './unclear.ts'
export { MoneyRow, MovementLine, Sign, signed } from './movement-line.tsx'
export { fitsAsProof, readProof } from './read-proof.ts'
export { Receipt } from './receipt.tsx'
export { ReceiptDialog } from './receipt-dialog.tsx'
export { StateDot, type StateTone } from './state-dot.tsx'
export type { Step } from './steps.tsx'
export { type SummaryRow, SummaryRows } from './summary-rows.tsx'
export { useWriteAmount, useWriteMoment, useWritePoints, useWriteReward } from './use-write-amount.ts'
