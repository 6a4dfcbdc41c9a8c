/** Money as players see it: amounts that are typed, movements, and their receipts. */
export { AmountField } from './amount-field.tsx'
export { CopyValue } from './copy-value.tsx'
export { MoneyRow, signed } from './money-row.tsx'
export { Receipt, type ReceiptStep } from './receipt.tsx'
export { StateDot, type StateTone } from './state-dot.tsx'
export { type SummaryRow, SummaryRows } from './summary-rows.tsx'
