import { type AdminCommands, defineBrandCommand } from './command.ts'
import { optionalInteger } from './parameters.ts'

const [defaultCount, maxCount] = [20, 200]

/** Commands that list the messages to players that were stored instead of sent. */
export const outboxCommands: AdminCommands = {
  outbox: defineBrandCommand({
    permission: 'messages.read',
    title: 'Outbox',
    usage: 'outbox <brand>',
    help: 'Lists the emails and text messages to players that were stored because no mail server or SMS gateway is set, newest first.',
    parameters: { count: optionalInteger(1, maxCount) },
    run: async ({ tenant, outbox }, { count = defaultCount }) =>
      (await outbox.listNewest(tenant, count)).map(({ at, channel, to, subject = '', text }) => ({
        at: at.toISOString(),
        channel,
        to,
        subject,
        text,
      })),
  }),
}
