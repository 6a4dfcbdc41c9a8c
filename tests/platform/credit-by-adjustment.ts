import type { TestPlatform } from './test-platform.ts'

interface Credit {
  readonly brand: string
  readonly username: string
  readonly amount: string
}

/** Credits an amount by an adjustment. If it is above the limit of one operator, another operator confirms it. */
export async function creditByAdjustment(
  { runAdminCommand }: Pick<TestPlatform, 'runAdminCommand'>,
  { brand, username, amount }: Credit,
): Promise<void> {
  const adjustment = await runAdminCommand('adjust', {
    brand,
    username,
    amount,
    reason: 'Opening balance',
    by: 'Ann',
    key: `opening-${username}`,
  })
  if (adjustment['state'] === 'waiting') await runAdminCommand('confirm-adjustment', { brand, adjustment: adjustment['id'], by: 'Ben' })
}
