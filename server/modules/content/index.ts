/** What a brand says to everybody, and what visitors write to it. */

export { contentCommands } from './commands.ts'
export { type Voice, voiceOf, wordsOf } from './content.ts'
export { makeContentHandlers } from './handlers.ts'
export { seedBrandContent } from './seed-content.ts'
export { withdrawalsADay } from './withdrawals-a-day.ts'
