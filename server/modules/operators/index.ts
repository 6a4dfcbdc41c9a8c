/** Identities of operators: sign-in, tokens and roles. */

export { type Enrolment, beginEnrolment, finishEnrolment } from './enrolment.ts'
export { beginOpenIdSignIn, finishOpenIdSignIn, handleOpenIdRedirect } from './openid.ts'
export { type Client, type OperatorDeps, type OperatorProvider, SignInError } from './operator-context.ts'
export { type OperatorSession, authenticate, signInByPassword, signInService, signOut } from './sign-in.ts'
export { createOperatorStore } from './store/operators.ts'
