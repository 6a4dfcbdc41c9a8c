/** How accounts come to be: rules, register links, and the codes of agents. */

export { affiliatesOf } from './store/affiliates.ts'
