import type { VerificationSlideBody } from '../../../src/generated/api.ts'
import { sliderChecksOf } from './store/slider-checks.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError } from '../calls/index.ts'
import type { Requester } from './demand.ts'
import { issueWork, consumeProof } from './proof-of-work.ts'
import { drawSlider } from './slider-picture.ts'
import { hashToken, newToken } from '../secrets/index.ts'

const seconds = 120
/** How far off the piece may be left, in pixels. */
const tolerance = 6
/** The work for who does not slide the piece: dearer than what was done for the picture, which has counted already. */
const sliderAlternative = { difficulty: 4, requestCount: 0 } as const
/** What a proof of that is good for. */
const purpose = 'verification.slide'

/** A check for one visitor. The place is nowhere but here. */
export async function beginSlider(requester: Requester) {
  const work = await issueWork(requester, purpose, sliderAlternative)
  const { picture, piece, left, top } = await drawSlider()
  const id = newToken()
  await sliderChecksOf(requester.tenant).insert(hashToken(id), left, soon())
  return { id, picture: picture.toString('base64'), piece: piece.toString('base64'), top, instead: work }
}

/**
 * Judges an answer, and makes the result that goes with a call. A check is used up by its answer, right or wrong.
 * @throws CallError slider_wrong, proof_required
 */
export async function answerSlider(
  requester: Requester,
  { id, left }: VerificationSlideBody,
  proof: string | undefined,
): Promise<{ sliderResult: string }> {
  const check = await sliderChecksOf(requester.tenant).take(hashToken(id), 'check')
  const placed = check?.place != null && left !== undefined && Math.abs(check.place - left) <= tolerance
  if (check === undefined || (!placed && proof === undefined)) throw new CallError('slider_wrong')
  if (!placed) await consumeProof(requester, purpose, proof)
  const result = newToken()
  await sliderChecksOf(requester.tenant).insert(hashToken(result), null, soon())
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
