/** Sessions: log in, resume a login, log out. */
export { logInAsGuest, useFreePlay } from './free-play.ts'
export { useSocialProfile } from './social-state.ts'
export { usePasswordChange } from './use-password-change.ts'
export { useSession } from './use-session.ts'
export { useAlternativeLogins } from './use-social-login.ts'
export { LoginActions } from './login-actions.tsx'
