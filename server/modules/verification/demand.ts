import { demandDecaySeconds, demandOf } from './store/demand.ts'
import type { Tenant } from '../../database/tenant.ts'
import { CallError, neighbourhoodOf, networkOf } from '../calls/index.ts'
import { keyedDigest } from '../secrets/index.ts'

/**
 * What is asked for within half an hour or so. Up to `quiet` it costs what it costs everybody; each further such amount
 * doubles the work, up to the dearest. Whoever is at the limit gets nothing until some of it has decayed.
 */
const demandLimits = {
  address: { quiet: 8, limit: 120 },
  network: { quiet: 64, limit: 960 },
  /** How many asks an answer to a picture counts as that was wrong. */
  wrongGuess: 4,
  /** Work is never more than this many times what it is at least: a browser behind a busy address has to bear it. */
  maxFactor: 32,
  /** What others do on the brand makes it no dearer than that: who floods a brand must not shut it. */
  maxBrandFactor: 8,
} as const

/** Who asks, and of whom. */
export interface Requester {
  readonly tenant: Tenant
  /** The key under which addresses are hashed. */
  readonly key: Buffer
  readonly address: string
  /** Whether nothing of what comes from there is counted, and no work is needed. */
  readonly uncounted: boolean
  /** How many proofs the brand takes in a busy half hour of an ordinary day. */
  readonly brandQuiet: number
}

/**
 * How many times the least work somebody gets who asks for it, which counts as `amount` asks: by what their address and
 * its network have asked for, and by what the whole brand has been given proofs of. Asks cost nothing, so they say
 * nothing of a brand.
 * @throws CallError too_many_requests
 */
export async function countRequest(requester: Requester, amount: number): Promise<number> {
  if (requester.uncounted) return 1
  const { address, network } = demandKeysOf(requester)
  const [atAddress = 0, atNetwork = 0, brand = 0] = await demandOf(requester.tenant).read([address, network, brandOf(requester)])
  assertWithinLimits(atAddress / demandLimits.address.limit, atNetwork / demandLimits.network.limit)
  const now = await count(requester, amount)
  const own = Math.max(growth(now.address, demandLimits.address.quiet), growth(now.network, demandLimits.network.quiet))
  return Math.min(own * Math.min(growth(brand, requester.brandQuiet), demandLimits.maxBrandFactor), demandLimits.maxFactor)
}

/** Counts a proof for the brand. */
export async function countProof(requester: Requester): Promise<void> {
  const max = requester.brandQuiet * 2 * Math.log2(demandLimits.maxFactor)
  if (!requester.uncounted) await demandOf(requester.tenant).add(brandOf(requester), 1, max)
}

/** Counts a wrong answer to a picture. */
export async function countWrongGuess(requester: Requester): Promise<void> {
  if (!requester.uncounted) await count(requester, demandLimits.wrongGuess)
}

/** No more than twice the limit is kept in mind: whoever was beyond it waits, and not for ever. */
async function count(requester: Requester, amount: number): Promise<{ address: number; network: number }> {
  const { address, network } = demandKeysOf(requester)
  const demand = demandOf(requester.tenant)
  return {
    address: await demand.add(address, amount, demandLimits.address.limit * 2),
    network: await demand.add(network, amount, demandLimits.network.limit * 2),
  }
}

const demandKeysOf = ({ key, address }: Requester) => ({
  address: keyedDigest(key, 'address', networkOf(address)),
  network: keyedDigest(key, 'network', neighbourhoodOf(address)),
})

const brandOf = ({ key }: Requester): Buffer => keyedDigest(key, 'brand', '')

const growth = (level: number, quiet: number): number => 2 ** Math.max(0, level / quiet - 1)

/** @throws CallError too_many_requests, where a share of a limit is more than the whole, with how long that lasts */
function assertWithinLimits(...shares: readonly number[]): void {
  const beyond = Math.max(...shares)
  if (beyond > 1)
    throw new CallError('too_many_requests', { retryAfterSeconds: Math.max(1, Math.ceil(demandDecaySeconds * Math.log(beyond))) })
}
