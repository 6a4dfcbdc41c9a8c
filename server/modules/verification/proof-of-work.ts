import { scrypt as scryptCallback, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Work } from '../../../src/generated/api.ts'
import { createSpentProofStore } from './store/spent-proofs.ts'
import { ApiError } from '../api-context/index.ts'
import { type Requester, recordRequest, recordProof } from './demand.ts'
import { computeHmac, hashToken, createToken } from '../secrets/index.ts'

const scrypt = promisify<string, string, number, { N: number; r: number; p: number }, Buffer>(scryptCallback)

const workSettings = {
  /** Average number of hashes at the base difficulty. */
  hashes: 16,
  /** Number of parts of a proof. Several parts reduce the variance of the time that a proof takes. */
  parts: 4,
  /** scrypt's N: with 8 blocks (scrypt's r) a hash needs one mebibyte. */
  cost: 1024,
  blocks: 8,
  /** Lifetime of a challenge in seconds. */
  seconds: 300,
} as const
const hashRange = 2 ** 32

/**
 * Content of a challenge: purpose, number of parts, target (each hash must be below it), expiry in milliseconds, and a
 * nonce.
 */
type ChallengePayload = readonly [purpose: string, parts: number, target: number, expiresAt: number, nonce: string]

/** Factor of the difficulty of a challenge, and the number of requests that it counts as. */
interface WorkOptions {
  readonly difficulty: number
  readonly requestCount: number
}
const defaultOptions: WorkOptions = { difficulty: 1, requestCount: 1 }

/**
 * Counts the request, and issues a challenge whose proof is valid for one purpose on this brand, once, within five
 * minutes. The challenge is not stored: it contains its difficulty and is signed.
 * @throws ApiError too_many_requests
 */
export async function issueChallenge(requester: Requester, purpose: string, { difficulty, requestCount } = defaultOptions): Promise<Work> {
  const hashes = workSettings.hashes * difficulty * (await recordRequest(requester, requestCount))
  const parts = requester.isProofOfWorkExempt ? 1 : workSettings.parts
  const target = requester.isProofOfWorkExempt ? hashRange : Math.floor((hashRange * parts) / hashes)
  const challenge: ChallengePayload = [purpose, parts, target, Date.now() + workSettings.seconds * 1000, createToken()]
  const body = Buffer.from(JSON.stringify(challenge)).toString('base64url')
  return { challenge: `${body}.${signBody(requester, body)}`, parts, target, cost: workSettings.cost }
}

/**
 * Consumes a proof. A signed, unused challenge is consumed before its proof is verified, because verification is
 * expensive too.
 * @throws ApiError proof_required
 */
export async function consumeProof(requester: Requester, purpose: string, proof = ''): Promise<void> {
  const [body = '', signature = '', ...solutions] = proof.split('.')
  const challenge = isEqualText(signature, signBody(requester, body))
    ? (JSON.parse(Buffer.from(body, 'base64url').toString()) as ChallengePayload)
    : undefined
  if (challenge === undefined) throw new ApiError('proof_required')
  const [challengePurpose, parts, target, expiresAt] = challenge
  if (challengePurpose !== purpose || expiresAt < Date.now() || solutions.length !== parts) throw new ApiError('proof_required')
  if (!(await createSpentProofStore(requester.tenant).insertIfNew(hashToken(body), new Date(expiresAt))))
    throw new ApiError('proof_required')
  for (const [part, solution] of solutions.entries())
    if ((await hashSolution(solution, `${body}.${signature}.${String(part)}`)) >= target) throw new ApiError('proof_required')
  await recordProof(requester)
}

const hashSolution = async (solution: string, salt: string): Promise<number> =>
  (await scrypt(solution, salt, 4, { N: workSettings.cost, r: workSettings.blocks, p: 1 })).readUInt32BE()

const signBody = ({ key, tenant }: Requester, body: string): string => computeHmac(key, `work ${tenant.code}`, body).toString('base64url')

function isEqualText(...texts: readonly [string, string]): boolean {
  const [a, b] = texts.map((text) => Buffer.from(text)) as [Buffer, Buffer]
  return a.length === b.length && timingSafeEqual(a, b)
}
