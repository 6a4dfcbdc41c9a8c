import type { LoginResult, SessionLoginBody } from '../../../src/generated/api.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { SiteRecord } from '../../database/records.ts'
import { ApiError } from '../api-context/index.ts'
import { parseAccountForm } from '../identity/index.ts'
import { isFlagOn } from '../site/index.ts'
import { assertLoginAllowed } from './log-in.ts'
import { openSession } from '../accounts/index.ts'
import { createCodeExpiredError, consumePhoneCode } from '../verification/index.ts'
import type { Sender } from '../messages/index.ts'

interface CodeLogin {
  readonly sender: Sender
  readonly site: SiteRecord
  readonly config: MerchantConfig
  readonly side: 'member' | 'agent'
}

/**
 * Logs in the account whose phone received the code: the body has the phone number as `username` and the code as
 * `password`. An expired password does not have to be changed, because it was not used.
 * @throws ApiError
 */
export async function logInByCode({ sender, site, config, side }: CodeLogin, body: SessionLoginBody): Promise<LoginResult> {
  if (!isFlagOn(site, 'MOBILEVERCODELOGIN3')) throw new ApiError('method_disabled')
  const { countryDialingCode = config.registration.phone.default } = body
  const values = { mobileNum: body.username, verificationCode: body.password, countryDialingCode }
  const { mobileNum = '', verificationCode = '' } = parseAccountForm({ site, config }, 'sms', values)
  const account = await consumePhoneCode(sender, mobileNum, verificationCode)
  if (!account) throw createCodeExpiredError()
  assertLoginAllowed(account, side)
  return openSession(sender.tenant, account)
}
