const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Whether a text is a UUID in lower case, the format of ids. PostgreSQL rejects a comparison of a UUID with other text.
 */
export const isUuid = (text: string): boolean => uuidPattern.test(text)
