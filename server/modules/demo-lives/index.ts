/**
 * What lies behind the demo accounts: days of play, deposits, withdrawals and bonuses, where a brand's seed asks for
 * them.
 */

export { makeLifeSeed } from './seed-lives.ts'
