/** The platform's keys, and what is made with them: tokens, digests, sealed texts, encrypted requests. */

export { keyedDigest, hashToken, newToken, makeCode, makeReference, makePassword } from './tokens.ts'
export { makePayloadKey } from './make-payload-key.ts'
export { makePayloadOpener } from './open-payload.ts'
export { openBytes, openText, sealBytes, sealText } from './seal-text.ts'
export { type SealedBox, sealedBox } from './sealed-box.ts'
export { type Secrets, isPayloadKey, openSecrets, publicKeyOf } from './secrets.ts'
