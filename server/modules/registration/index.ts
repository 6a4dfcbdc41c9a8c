/** Registration of accounts: rules, registration links, and agents' codes. */

export { affiliatesOf } from './store/affiliates.ts'
