/** The platform's keys, and what is made with them: tokens, digests, sealed texts, encrypted requests. */

export { keyedDigest } from './keyed-digest.ts'
export { makeCode } from './make-code.ts'
export { makeReference } from './make-reference.ts'
export { makePassword } from './make-password.ts'
export { makePayloadKey } from './make-payload-key.ts'
export { makePayloadOpener } from './open-payload.ts'
export { openBytes, openText, sealBytes, sealText } from './seal-text.ts'
export { type SealedBox, sealedBox } from './sealed-box.ts'
export { type Secrets, isPayloadKey, openSecrets } from './secrets.ts'
export { hashToken, newToken } from './tokens.ts'
export { publicKeyOf } from './public-key.ts'
