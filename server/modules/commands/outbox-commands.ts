import { type ControlCommands, brandCommand } from './command.ts'

const [usual, most] = [20, 200]

/** What an operator can read of what was sent to members. */
export const outboxCommands: ControlCommands = {
  outbox: brandCommand({ count: 'whole?' }, async ({ tenant, outbox }, { count = usual }) =>
    (await outbox.newest(tenant, Math.min(Math.max(count, 1), most))).map(({ at, channel, to, subject = '', text }) => ({
      at: at.toISOString(),
      channel,
      to,
      subject,
      text,
    })),
  ),
}
