/**
 * Whether this browser remembers a login: the token is in the platform's HTTP-only cookie, and this cookie indicates
 * that the token exists.
 */
export const hasRememberedLogin = ({ cookie }: Document): boolean => /(?:^|; )remembers=1/.test(cookie)
