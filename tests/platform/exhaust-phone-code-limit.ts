import { limitCodeRate } from '../../server/modules/verification/phone-code.ts'
import type { TestPlatform } from './test-platform.ts'

/** Prefix of phone numbers that no other test uses. */
export const exhaustedPrefix = '97770'

/**
 * Uses up the hourly limit of phone verification codes for the number range of `exhaustedPrefix`, with requests from
 * many addresses.
 */
export async function exhaustPhoneCodeLimit({ server: { platform } }: TestPlatform, brandId: string): Promise<void> {
  const brand = platform.brands.byId(brandId)
  if (!brand) throw new Error(`Brand ${brandId} does not exist.`)
  const context = { tenant: platform.sites.tenant(brand), key: platform.secrets.deriveKey('throttle'), codeCooldownSeconds: 300 }
  const numbers = Array.from({ length: 300 }, (_, n) => n)
  while (numbers.length > 0)
    await Promise.all(
      numbers
        .splice(0, 20)
        .map((n) => limitCodeRate({ ...context, network: `many ${String(n)}` }, `+84${exhaustedPrefix}${String(1000 + n)}`)),
    )
}
