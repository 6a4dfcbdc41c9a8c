/** The player's money: what there is, and moving it. */
export { TransferForm } from './transfer-form.tsx'
export { useFunds } from './use-funds.ts'
export { type MoveFunds, useMoveFunds } from './use-move-funds.ts'
