/**
 * Money as players see it: amounts that are typed, movements, their steps and their receipts; and what sending one
 * takes.
 */
export { AmountField } from './amount-field.tsx'
export { CopyValue } from './copy-value.tsx'
export { isUnclear, isUnjudged, keepsKey } from './unclear.ts'
export { MoneyRow } from './money-row.tsx'
export { MovementLine, signed } from './movement-line.tsx'
export { newKey } from './new-key.ts'
export { fitsAsProof, readProof } from './read-proof.ts'
export { Receipt } from './receipt.tsx'
export { ReceiptDialog } from './receipt-dialog.tsx'
export { shareDone } from './share-done.ts'
export { Sign } from './sign.tsx'
export { StateDot, type StateTone } from './state-dot.tsx'
export type { Step } from './steps.tsx'
export { type SummaryRow, SummaryRows } from './summary-rows.tsx'
export { useWriteAmount } from './use-write-amount.ts'
export { useWriteMoment } from './use-write-moment.ts'
export { useWritePoints } from './use-write-points.ts'
export { useWriteReward } from './use-write-reward.ts'
