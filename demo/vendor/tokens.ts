import { createHash, randomBytes } from 'node:crypto'

/** An opaque key of 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a key. It has so much chance in it that a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
