import { createHash } from 'node:crypto'
import type { VerificationSlideBody } from '../../src/generated/api.ts'
import { sliderChecksOf } from '../store/slider-checks.ts'
import type { Tenant } from '../store/tenant.ts'
import { CallError } from './call-error.ts'
import { drawSlider } from './slider-picture.ts'
import { hashToken, newToken } from './tokens.ts'

const seconds = 120
/** How far off the piece may be left, in pixels. */
const tolerance = 6
/** About 33,000 hashes: a second or two of a phone's time, and as much of a program's for every single try. */
const bits = 15

/** A check for one visitor. The place is nowhere but here. */
export async function beginSlider(tenant: Tenant) {
  const { picture, piece, left, top } = await drawSlider()
  const id = newToken()
  await sliderChecksOf(tenant).insert(hashToken(id), left, soon())
  return { id, picture: picture.toString('base64'), piece: piece.toString('base64'), top, bits }
}

/**
 * Judges an answer, and makes the result that goes with a call. A check is used up by its answer, right or wrong.
 * @throws CallError slider_wrong
 */
export async function answerSlider(tenant: Tenant, { id, left, sum }: VerificationSlideBody): Promise<{ sliderResult: string }> {
  const check = await sliderChecksOf(tenant).take(hashToken(id), 'check')
  const placed = check?.place != null && left !== undefined && Math.abs(check.place - left) <= tolerance
  const summed = check !== undefined && sum !== undefined && zeroBits(createHash('sha256').update(`${id}:${sum}`).digest()) >= bits
  if (!placed && !summed) throw new CallError('slider_wrong')
  const result = newToken()
  await sliderChecksOf(tenant).insert(hashToken(result), null, soon())
  return { sliderResult: result }
}

/**
 * Uses up the result of a check.
 * @throws CallError slider_required
 */
export async function takeSlider(tenant: Tenant, result: string | undefined): Promise<void> {
  const taken = result === undefined ? undefined : await sliderChecksOf(tenant).take(hashToken(result), 'result')
  if (taken === undefined) throw new CallError('slider_required')
}

const soon = (): Date => new Date(Date.now() + seconds * 1000)

function zeroBits(hash: Buffer): number {
  const at = hash.findIndex((byte) => byte !== 0)
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
