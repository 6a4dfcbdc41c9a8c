import type { TestPlatform } from './with-platform.ts'

interface Grant {
  readonly brand: string
  readonly username: string
  readonly amount: string
}

/** Makes an adjustment above the limit of one operator: one requests it, and another confirms it. */
export async function giveMoney(
  { runAdminCommand }: Pick<TestPlatform, 'runAdminCommand'>,
  { brand, username, amount }: Grant,
): Promise<void> {
  const adjustment = await runAdminCommand('adjust', {
    brand,
    username,
    amount,
    reason: 'To begin with',
    by: 'Ann',
    key: `begin-${username}`,
  })
  if (adjustment['state'] === 'waiting') await runAdminCommand('confirm-adjustment', { brand, adjustment: adjustment['id'], by: 'Ben' })
}
