/**
 * Whether this browser was to remember a login: the platform's own cookie holds its token, and this one says that there
 * is one.
 */
export const remembersLogin = ({ cookie }: Document): boolean => /(?:^|; )remembers=1/.test(cookie)
