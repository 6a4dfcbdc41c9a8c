import { type ControlCommands, brandCommand, optionalInteger } from '../commands/index.ts'
import { readFeedback } from './feedback.ts'

const [usual, max] = [20, 200]

/** Commands that list what visitors have written. */
export const contentCommands: ControlCommands = {
  feedback: brandCommand({
    permission: 'messages.read',
    usage: 'feedback <brand>',
    help: 'Lists the feedback of visitors, newest first.',
    parameters: { count: optionalInteger(1, max) },
    run: ({ tenant, secrets }, { count = usual }) => readFeedback(tenant, secrets.key('feedback'), count),
  }),
}
