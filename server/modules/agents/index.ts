/** Who stands below an agent, and what their play comes to. */

export { makeAgentHandlers } from './handlers.ts'
