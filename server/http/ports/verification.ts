import { type CallName, endpoints } from '../../../src/generated/endpoints.ts'
import { judgeForm } from '../../modules/identity/change-password.ts'
import { CallError } from '../../modules/calls/call-error.ts'
import { isOn } from '../../modules/site/is-on.ts'
import { formOf } from '../../modules/registration/judge-registration.ts'
import { answerSlider, beginSlider, takeSlider } from '../../modules/verification/slider-check.ts'
import { checkPhone, sendPhoneCode } from '../../modules/verification/phone-code.ts'
import { giveWork } from '../../modules/verification/proof-of-work.ts'
import type { CallContext, PortHandlers } from '../../modules/calls/call.ts'
import { passwordContext, senderOf } from '../../modules/messages/make-sender.ts'
import { askerOf } from '../session-parts.ts'

/** What a code before the login is for; without any of them none is sent. */
const uses = ['CHNGPASSVERIF3', 'MOBILEVERCODELOGIN3'] as const

export const verification: PortHandlers<'verification'> = {
  smsNoLogin: async (context, body) => {
    if (!uses.some((flag) => isOn(context.site, flag))) throw new CallError('method_disabled')
    const { mobileNum = '' } = judgeForm(passwordContext(context), 'code', { ...body })
    return sendPhoneCode(senderOf(context), { countryDialingCode: body.countryDialingCode, mobileNum })
  },
  work: async (context, { call }) => {
    if (!isProven(call)) throw new CallError('bad_request', { fields: { call: { key: 'error_bad_request' } } })
    return giveWork(askerOf(context), call, call === 'session.captchaText' ? insteadOfPicture : undefined)
  },
  slider: (context) => beginSlider(askerOf(context)),
  slide: (context, body) => answerSlider(askerOf(context), body, context.proof),
  smsRegister: async (context, { countryDialingCode, mobileNo, sliderResult }) => {
    if (!asksCode(context)) throw new CallError('method_disabled')
    const { mobileNum = '' } = judgeForm(passwordContext(context), 'code', { mobileNum: mobileNo, countryDialingCode })
    if (context.brand.config.settings.sliderCheck.smsRegister) await takeSlider(context.tenant, sliderResult)
    return sendPhoneCode(senderOf(context), { countryDialingCode, mobileNum }, 'register')
  },
  smsConfirm: async (context, { countryDialingCode, mobileNo: mobileNum, code }) => {
    if (!asksCode(context) || !context.brand.config.registration.socialSms.enabled) throw new CallError('method_disabled')
    return checkPhone(senderOf(context), { countryDialingCode, mobileNum }, code)
  },
}

/** The work for who does not read a picture: dearer, and counted as a wrong guess is. */
const insteadOfPicture = { times: 8, asks: 4 } as const

/** Whether a call asks for a proof of work. */
const isProven = (call: string): boolean => Object.hasOwn(endpoints, call) && endpoints[call as CallName].proof

/** Whether a way to register asks for a code. */
function asksCode({ site, brand }: CallContext): boolean {
  const { methods, fields } = formOf(site, brand.config.registration)
  return methods.some((method) => fields[method].some(({ name }) => name === 'verificationCode'))
}
