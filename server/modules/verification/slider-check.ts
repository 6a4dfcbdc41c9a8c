import type { VerificationSlideBody } from '../../../src/generated/api.ts'
import { createSliderCheckStore } from './store/slider-checks.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError } from '../api-context/index.ts'
import type { Requester } from './demand.ts'
import { issueChallenge, consumeProof } from './proof-of-work.ts'
import { drawSlider } from './slider-picture.ts'
import { hashToken, createToken } from '../secrets/index.ts'

const lifetimeSeconds = 120
/** Maximum distance of the piece from its target, in pixels. */
const tolerance = 6
/**
 * Options of the proof of work that replaces sliding the piece: harder than the one that the picture requires, and not
 * counted as another request.
 */
const sliderAlternative = { difficulty: 4, requestCount: 0 } as const
/** Purpose of the alternative proof of work. */
const purpose = 'verification.slide'

/**
 * Creates a slider check. The target position stays on the server.
 * @throws ApiError too_many_requests
 */
export async function createSliderCheck(requester: Requester) {
  const work = await issueChallenge(requester, purpose, sliderAlternative)
  const { picture, piece, left, top } = await drawSlider()
  const id = createToken()
  await createSliderCheckStore(requester.tenant).insert(hashToken(id), left, computeExpiry())
  return { id, picture: picture.toString('base64'), piece: piece.toString('base64'), top, alternative: work }
}

/**
 * Checks an answer and returns the token of the result, which protected endpoints require. Any answer consumes the
 * check.
 * @throws ApiError slider_wrong, proof_required
 */
export async function checkSliderAnswer(
  requester: Requester,
  { id, left }: VerificationSlideBody,
  proof: string | undefined,
): Promise<{ sliderResult: string }> {
  const check = await createSliderCheckStore(requester.tenant).consume(hashToken(id), 'check')
  const isPlaced = check?.target_x != null && left !== undefined && Math.abs(check.target_x - left) <= tolerance
  if (check === undefined || (!isPlaced && proof === undefined)) throw new ApiError('slider_wrong')
  if (!isPlaced) await consumeProof(requester, purpose, proof)
  const result = createToken()
  await createSliderCheckStore(requester.tenant).insert(hashToken(result), null, computeExpiry())
  return { sliderResult: result }
}

/**
 * Consumes the result of a passed check.
 * @throws ApiError slider_required
 */
export async function consumeSliderResult(tenant: Tenant, result: string | undefined): Promise<void> {
  const consumed = result === undefined ? undefined : await createSliderCheckStore(tenant).consume(hashToken(result), 'result')
  if (consumed === undefined) throw new ApiError('slider_required')
}

const computeExpiry = (): Date => new Date(Date.now() + lifetimeSeconds * 1000)
