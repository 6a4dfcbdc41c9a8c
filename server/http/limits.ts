import type { CallName } from '../../src/generated/endpoints.ts'

/** How many calls a minute one address may make on one brand: of every call, and of those that cost more or could be used to guess. */
export const callsPerMinute = 1_200

/** How many visitors a minute other sites may send back from one address. */
export const callsPerReturn = 60

export const limits: Readonly<Partial<Record<CallName, number>>> = {
  'session.captcha': 120,
  'session.captchaText': 60,
  'session.login': 120,
  'session.loginV2': 60,
  'session.freePlay': 20,
  'session.socialStart': 60,
  'session.social': 60,
  'session.socialLink': 30,
  'session.oneClick': 20,
  'session.extraSend': 30,
  'session.extraCheck': 60,
  'member.authenticator': 30,
  'member.confirmAuthenticator': 30,
  'member.removeAuthenticator': 30,
  'session.endDevice': 60,
  'session.forgetPlace': 60,
  'member.register': 60,
  'member.registerMobile': 60,
  'member.registerSocial': 60,
  'member.changePassword': 30,
  'member.setPaymentPassword': 30,
  'member.forgotByEmail': 30,
  'member.passwordByPhone': 30,
  'verification.smsNoLogin': 30,
  'verification.smsRegister': 30,
  'verification.smsConfirm': 60,
  'verification.work': 600,
  'verification.slider': 60,
  'verification.slide': 60,
  'agent.affiliate': 60,
  'agent.register': 30,
  'agent.overview': 120,
  'agent.statement': 120,
  'wallet.transfer': 120,
  'agent.dividendRequest': 60,
  'agent.dailySalaryContract': 60,
  'agent.hourlySalary': 60,
  'agent.realtimeSalaryContract': 60,
  'agent.contractStep': 60,
  'content.feedback': 30,
}
