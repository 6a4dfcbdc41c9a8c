import { timingSafeEqual } from 'node:crypto'
import { createCaptchaStore } from './store/captchas.ts'
import type { Tenant } from '../../database/tenant.ts'
import { computeHmac, hashToken, createToken } from '../secrets/index.ts'

/** Lifetime of a captcha in seconds. */
export const captchaLifetimeSeconds = 300

/** Stores the answer of a captcha, and returns the id that the browser sends with its answer. */
export async function storeCaptcha(tenant: Tenant, key: Buffer, answer: string): Promise<string> {
  const id = createToken()
  await createCaptchaStore(tenant).insert(hashToken(id), hashAnswer(key, id, answer), new Date(Date.now() + captchaLifetimeSeconds * 1000))
  return id
}

/**
 * Returns whether the answer is correct, ignoring case. Any answer consumes the captcha. `onWrongAnswer` is called if a
 * wrong answer has consumed it.
 */
export async function checkCaptcha(
  tenant: Tenant,
  key: Buffer,
  id: string | undefined,
  answer: string,
  onWrongAnswer: () => Promise<void>,
): Promise<boolean> {
  const expectedHash = id === undefined ? undefined : await createCaptchaStore(tenant).consume(hashToken(id))
  if (id === undefined || expectedHash === undefined) return false
  const isCorrect = timingSafeEqual(expectedHash, hashAnswer(key, id, answer))
  if (!isCorrect) await onWrongAnswer()
  return isCorrect
}

const hashAnswer = (key: Buffer, id: string, answer: string): Buffer => computeHmac(key, id, answer.trim().toUpperCase())
