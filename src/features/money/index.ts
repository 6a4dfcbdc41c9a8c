/**
 * Money as players see it: amounts that are typed, movements, their steps and their receipts; and what sending one
 * takes.
 */
export { AmountField } from './amount-field.tsx'
export { CopyValue } from './copy-value.tsx'
export { isOutcomeUnknown, isUnjudged, mustReuseKey, newKey } from './outcome-unknown.ts'
export { MoneyRow, MovementLine, Sign, signed } from './movement-line.tsx'
export { fitsAsProof, readAsBase64 } from './read-as-base64.ts'
export { Receipt } from './receipt.tsx'
export { ReceiptDialog } from './receipt-dialog.tsx'
export { StateDot, type StateTone } from './state-dot.tsx'
export type { Step } from './steps.tsx'
export { type SummaryRow, SummaryRows } from './summary-rows.tsx'
export { useFormatAmount, useFormatTimestamp, useFormatPoints, useFormatReward } from './use-format-amount.ts'
