import { demandDecaySeconds, createDemandStore } from './store/demand.ts'
import type { Tenant } from '../../database/tenant.ts'
import { ApiError, getWiderNetwork, getNetwork } from '../api-context/index.ts'
import { computeHmac } from '../secrets/index.ts'

/**
 * Limits of requests within about half an hour. Up to `doubleEvery` requests, a proof of work has the base difficulty;
 * every further `doubleEvery` requests double it, up to `maxFactor`. Above the limit, requests are rejected until the
 * counter has decayed.
 */
const demandLimits = {
  address: { doubleEvery: 8, limit: 120 },
  network: { doubleEvery: 64, limit: 960 },
  /** Number of requests that a wrong captcha answer counts as. */
  wrongCaptcha: 4,
  /** Maximum multiple of the base difficulty, which a browser behind a busy address must be able to solve. */
  maxFactor: 32,
  /** Maximum multiple caused by the load of the whole brand, so that a flood cannot make the brand unusable. */
  maxBrandFactor: 8,
} as const

/** The visitor and the brand of a request. */
export interface Requester {
  readonly tenant: Tenant
  /** HMAC key for addresses and for the signatures of challenges. */
  readonly key: Buffer
  readonly address: string
  /**
   * Whether the address is exempt from proof of work: its requests are not counted, and any hash solves its challenges.
   */
  readonly isProofOfWorkExempt: boolean
  /** Number of proofs within half an hour up to which the load of the brand counts as normal. */
  readonly normalBrandProofs: number
}

/**
 * Counts `amount` requests and returns the resulting multiple of the base difficulty: by the requests of the address
 * and its network, and by the proofs that the brand has received. Requests cost a client nothing, so only proofs count
 * for the brand.
 * @throws ApiError too_many_requests
 */
export async function recordRequest(requester: Requester, amount: number): Promise<number> {
  if (requester.isProofOfWorkExempt) return 1
  const { address, network } = getDemandKeys(requester)
  const [addressLevel = 0, networkLevel = 0, brandLevel = 0] = await createDemandStore(requester.tenant).read([
    address,
    network,
    getBrandKey(requester),
  ])
  assertWithinLimits(addressLevel / demandLimits.address.limit, networkLevel / demandLimits.network.limit)
  const levels = await addDemand(requester, amount)
  const factor = Math.max(
    computeGrowthFactor(levels.address, demandLimits.address.doubleEvery),
    computeGrowthFactor(levels.network, demandLimits.network.doubleEvery),
  )
  return Math.min(
    factor * Math.min(computeGrowthFactor(brandLevel, requester.normalBrandProofs), demandLimits.maxBrandFactor),
    demandLimits.maxFactor,
  )
}

/** Counts a proof for the brand. */
export async function recordProof(requester: Requester): Promise<void> {
  const max = requester.normalBrandProofs * 2 * Math.log2(demandLimits.maxFactor)
  if (!requester.isProofOfWorkExempt) await createDemandStore(requester.tenant).add(getBrandKey(requester), 1, max)
}

/** Counts a wrong captcha answer. */
export async function recordWrongCaptcha(requester: Requester): Promise<void> {
  if (!requester.isProofOfWorkExempt) await addDemand(requester, demandLimits.wrongCaptcha)
}

/** Adds to the counters of the address and its network, up to twice their limits, to bound the waiting times. */
async function addDemand(requester: Requester, amount: number): Promise<{ address: number; network: number }> {
  const { address, network } = getDemandKeys(requester)
  const demand = createDemandStore(requester.tenant)
  return {
    address: await demand.add(address, amount, demandLimits.address.limit * 2),
    network: await demand.add(network, amount, demandLimits.network.limit * 2),
  }
}

const getDemandKeys = ({ key, address }: Requester) => ({
  address: computeHmac(key, 'address', getNetwork(address)),
  network: computeHmac(key, 'network', getWiderNetwork(address)),
})

const getBrandKey = ({ key }: Requester): Buffer => computeHmac(key, 'brand', '')

const computeGrowthFactor = (level: number, doubleEvery: number): number => 2 ** Math.max(0, level / doubleEvery - 1)

/** @throws ApiError too_many_requests, with the waiting time, if a counter exceeds its limit */
function assertWithinLimits(...shares: readonly number[]): void {
  const maxShare = Math.max(...shares)
  if (maxShare > 1)
    throw new ApiError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(demandDecaySeconds * Math.log(maxShare))) })
}
