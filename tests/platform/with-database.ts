/** Returns the connection URL of another database of the same server. */
export const withDatabase = (url: string, database: string): string => Object.assign(new URL(url), { pathname: `/${database}` }).href
