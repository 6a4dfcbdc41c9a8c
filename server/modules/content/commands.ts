import { type AdminCommands, defineBrandCommand, optionalInteger } from '../commands/index.ts'
import { listFeedback } from './feedback.ts'

const [defaultCount, maxCount] = [20, 200]

/** Commands for the feedback of visitors. */
export const contentCommands: AdminCommands = {
  feedback: defineBrandCommand({
    permission: 'messages.read',
    title: 'Feedback',
    usage: 'feedback <brand>',
    help: 'Lists feedback from visitors, newest first.',
    parameters: { count: optionalInteger(1, maxCount) },
    run: ({ tenant, secrets }, { count = defaultCount }) => listFeedback(tenant, secrets.deriveKey('feedback'), count),
  }),
}
