/**
 * Whether this browser remembers a login: the token is in the platform's HTTP-only cookie, and the readable cookie
 * `remembers` indicates that the token exists.
 */
export const hasRememberedLogin = ({ cookie }: Document): boolean => /(?:^|; )remembers=1/.test(cookie)
