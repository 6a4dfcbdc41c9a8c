import type { HttpResponse } from './call-server.ts'
import { gamma } from './small-brands.ts'
import { addKnownNetwork, setPayeeName } from './login-fixtures.ts'
import type { TestPlatform } from './test-platform.ts'

/**
 * Creates an agent account of the brand gamma, and resets its password by phone from an IP address outside its known
 * networks. On gamma, an SMS code does not count as extra verification of a login.
 */
export async function resetPasswordFromUnknownNetwork(platform: TestPlatform, mobileNum: string): Promise<HttpResponse> {
  const brand = 'gamma'
  const username = `reset${mobileNum}`
  await platform.runAdminCommand('set-flag', { brand, flag: 'CHNGPASSVERIF3', on: true })
  await platform.runAdminCommand('create-account', { brand, username, type: 1, password: 'rightpass1', mobile: `84-${mobileNum}` })
  await setPayeeName(platform, brand, username, 'Right Name', { mobileNum, countryDialingCode: '84' })
  await addKnownNetwork(platform, brand, username)
  const verificationCode = await platform.readCode(brand, () =>
    platform.call('verification.smsNoLogin', { mobileNum, countryDialingCode: '84' }, { host: gamma }),
  )
  return platform.call('member.passwordByPhone', { mobileNum, verificationCode, newPassword: 'brandnew1' }, { host: gamma })
}
