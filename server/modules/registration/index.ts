/** How accounts come to be and, where nobody claims them, go. */

export { accountCommands } from './commands.ts'
export { makeRegistrationHandlers } from './handlers.ts'
export { seedAffiliates } from './seed-affiliates.ts'
export { termsCommands } from './terms-commands.ts'
export { sweepUnclaimed } from './sweep-unclaimed.ts'
