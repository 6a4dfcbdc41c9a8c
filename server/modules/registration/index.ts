/** Registration of accounts: rules, registration links, and agents' codes. */

export { createAffiliateStore } from './store/affiliates.ts'
