/** Moving money between accounts. */
export { TransferForm } from './transfer-form.tsx'
