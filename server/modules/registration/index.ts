/** Registration of accounts: forms, free trials, and agents' registration links and affiliate codes. */

export { createAffiliateStore } from './store/affiliates.ts'
