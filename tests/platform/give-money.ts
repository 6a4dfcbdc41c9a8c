import type { TestPlatform } from './with-platform.ts'

interface Given {
  readonly brand: string
  readonly username: string
  readonly amount: string
}

/** Gives what no operator gives alone: one asks for it, and another confirms. */
export async function giveMoney({ control }: Pick<TestPlatform, 'control'>, { brand, username, amount }: Given): Promise<void> {
  const asked = await control('adjust', { brand, username, amount, reason: 'To begin with', by: 'Ann', key: `begin-${username}` })
  if (asked['state'] === 'waiting') await control('confirm-adjustment', { brand, adjustment: asked['id'], by: 'Ben' })
}
