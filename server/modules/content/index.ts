/** What a brand says to everybody, and what visitors write to it. */

export { contentCommands } from './commands.ts'
export { makeContentHandlers } from './handlers.ts'
export { seedBrandContent } from './seed-content.ts'
