/** The wallet: funds and transfers. */
export { TransferForm } from './transfer-form.tsx'
export { useFunds } from './use-funds.ts'
export { type MoveFunds, useMoveFunds } from './use-move-funds.ts'
