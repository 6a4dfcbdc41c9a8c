import { judgeForm } from '../domain/change-password.ts'
import { CallError } from '../domain/call-error.ts'
import { sendPhoneCode } from '../domain/phone-code.ts'
import type { PortHandlers } from './call.ts'
import { passwordContext, senderOf } from './sender.ts'

/** What a code before the login is for; without any of them none is sent. */
const uses: ReadonlySet<string> = new Set(['CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3'])

export const verification: PortHandlers<'verification'> = {
  smsNoLogin: async (context, body) => {
    if (!context.site.flags.some(({ flag, enabled }) => enabled && uses.has(flag))) throw new CallError('method_disabled')
    const { mobileNum = '' } = judgeForm(passwordContext(context), 'code', { ...body })
    return sendPhoneCode(senderOf(context), { countryDialingCode: body.countryDialingCode, mobileNum })
  },
}
