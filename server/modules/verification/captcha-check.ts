import { timingSafeEqual } from 'node:crypto'
import { captchasOf } from './store/captchas.ts'
import type { Tenant } from '../../database/tenant.ts'
import { keyedDigest, hashToken, newToken } from '../secrets/index.ts'

/** How long a picture may be answered. */
export const captchaSeconds = 300

/** Remembers what a picture says, and answers the name under which the browser brings the answer. */
export async function rememberCaptcha(tenant: Tenant, key: Buffer, answer: string): Promise<string> {
  const id = newToken()
  await captchasOf(tenant).insert(hashToken(id), digest(key, id, answer), new Date(Date.now() + captchaSeconds * 1000))
  return id
}

/**
 * Whether the answer is right. A picture can be answered once, rightly or wrongly; letters count alike in both cases.
 * `onWrong` hears of a picture that was used up by a wrong answer.
 */
export async function checkCaptcha(
  tenant: Tenant,
  key: Buffer,
  id: string | undefined,
  answer: string,
  onWrong: () => Promise<void>,
): Promise<boolean> {
  const expected = id === undefined ? undefined : await captchasOf(tenant).take(hashToken(id))
  if (id === undefined || expected === undefined) return false
  const right = timingSafeEqual(expected, digest(key, id, answer))
  if (!right) await onWrong()
  return right
}

const digest = (key: Buffer, id: string, answer: string): Buffer => keyedDigest(key, id, answer.trim().toUpperCase())
