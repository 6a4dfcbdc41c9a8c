import { expect } from '@playwright/test'
import { runAdminCommand } from './fixtures.ts'

interface SentMessage {
  readonly to: string
  readonly text: string
}

/**
 * Waits until a message that matches a pattern has been sent to a recipient, and returns the match in the latest.
 * `recipient` is an email address, or a mobile number without its country code.
 */
export async function waitForMessage(brand: string, recipient: string, pattern: RegExp): Promise<string> {
  let match: string | undefined
  await expect(async () => {
    const messages = (await runAdminCommand('outbox', { brand, count: 200 })) as readonly SentMessage[]
    ;[match] = messages.flatMap(({ to, text }) => (to.endsWith(recipient) ? (pattern.exec(text)?.slice(0, 1) ?? []) : []))
    expect(match).toBeDefined()
  }).toPass()
  return match ?? ''
}
