import { timingSafeEqual } from 'node:crypto'
import { createCaptchaStore } from './store/captchas.ts'
import type { Tenant } from '../../database/tenant.ts'
import { computeHmac, hashToken, createToken } from '../secrets/index.ts'

/** Lifetime of a captcha in seconds. */
export const captchaSeconds = 300

/** Stores the answer of a captcha, and returns the id that the browser sends with its answer. */
export async function storeCaptcha(tenant: Tenant, key: Buffer, answer: string): Promise<string> {
  const id = createToken()
  await createCaptchaStore(tenant).insert(hashToken(id), digest(key, id, answer), new Date(Date.now() + captchaSeconds * 1000))
  return id
}

/**
 * Returns whether the answer is correct, ignoring case. Any answer consumes the captcha. `onWrong` is called if a wrong
 * answer has consumed it.
 */
export async function checkCaptcha(
  tenant: Tenant,
  key: Buffer,
  id: string | undefined,
  answer: string,
  onWrong: () => Promise<void>,
): Promise<boolean> {
  const expected = id === undefined ? undefined : await createCaptchaStore(tenant).consume(hashToken(id))
  if (id === undefined || expected === undefined) return false
  const isCorrect = timingSafeEqual(expected, digest(key, id, answer))
  if (!isCorrect) await onWrong()
  return isCorrect
}

const digest = (key: Buffer, id: string, answer: string): Buffer => computeHmac(key, id, answer.trim().toUpperCase())
