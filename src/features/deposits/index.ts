/** Deposits that are paid elsewhere: who was away finds them again. */
export { depositShownSlice, leaveForGateway } from './deposit-shown.ts'
