import { keyedDigest } from '../secrets/index.ts'

/**
 * What is stored of a temporary password. It has so much chance in it that a keyed hash is enough, and looking at it
 * takes no time that tells of it.
 */
export const temporaryDigest = (key: Buffer, account: string, password: string): Buffer =>
  keyedDigest(key, `temporary ${account}`, password)
