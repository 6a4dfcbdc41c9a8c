/** What shows and guards who a member is: passwords, proofs of the owner, authenticator apps, details. */

export { checkAuthenticator } from './authenticator.ts'
export { type PasswordContext, judgeForm, knownOf, refuseDefault, refuseGuessed, tellOwner } from './change-password.ts'
export { judgePassword } from './judge-password.ts'
export { type IdentityParts, makePasswordContext } from './password-context.ts'
export { type Owner, askPaymentPassword, proveOwner, requireFreshLogin } from './prove-owner.ts'
export { type Guessable, refuseGuessable } from './refuse-guessable.ts'
export { setPassword } from './set-password.ts'
export { authenticatorsOf } from './store/authenticators.ts'
export { beginLogin, tryPassword } from './throttle-login.ts'
