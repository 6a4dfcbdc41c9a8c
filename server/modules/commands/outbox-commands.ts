import { type ControlCommands, brandCommand } from './command.ts'
import { optionalInteger } from './parameters.ts'

const [usual, max] = [20, 200]

/** Commands that list the messages sent to members. */
export const outboxCommands: ControlCommands = {
  outbox: brandCommand({
    permission: 'messages.read',
    usage: 'outbox <brand>',
    help: 'Lists the e-mails and text messages to members, newest first.',
    parameters: { count: optionalInteger(1, max) },
    run: async ({ tenant, outbox }, { count = usual }) =>
      (await outbox.newest(tenant, count)).map(({ at, channel, to, subject = '', text }) => ({
        at: at.toISOString(),
        channel,
        to,
        subject,
        text,
      })),
  }),
}
