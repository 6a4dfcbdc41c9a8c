/** Commands that wait for a second operator. */

export { approvalCommands } from './approve.ts'
export { runCommand } from './run-command.ts'
