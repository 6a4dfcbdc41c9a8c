import { callbackify } from 'node:util'
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit'
import { LRUCache } from 'lru-cache'
import type { Tenant } from '../../database/tenant.ts'
import { computeHmac, type Secrets } from '../secrets/index.ts'
import { type RequestCount, createRequestCountStore } from './store/request-counts.ts'

/** Fraction of a limit that a server reserves at once, so that not every request is counted in the database. */
const batchFraction = 1 / 40
/** Maximum number of cached reservations, of all addresses and endpoints. An evicted one counts as used. */
const maxReservations = 100_000
/** Time for which a server counts requests only in memory after the database was unavailable. */
const failureMilliseconds = 1_000

/** The requests that a server has reserved from one counter. */
interface Reservation {
  /** Reserved requests that have not been used. */
  unused: number
  /** Requests of all servers that were counted when this server last reserved some. */
  count: number
  endsAt: number
  /** Reservation in progress, which concurrent requests wait for. */
  pending?: Promise<void>
}

interface RequestLimitDeps {
  /** Returns the tenant of a brand, or of the platform for an unknown brand. */
  readonly getTenant: (brand: string) => Tenant
  readonly secrets: Pick<Secrets, 'deriveKey'>
}

/** Separates the brand from the address in the key of a counter. */
const separator = ' '
export const createRequestKey = (brand: string, address: string): string => `${brand}${separator}${address}`

/**
 * Creates the store of `@fastify/rate-limit` for limits that all servers share. A server reserves a batch of an
 * address's requests in the database, and counts them in memory. While the database is available, the limit is never
 * exceeded, and each server can leave up to 1/40 of it unused. Without the database, requests are not limited here:
 * they fail on their own queries.
 */
export function createRequestLimitStore({ getTenant, secrets }: RequestLimitDeps): FastifyRateLimitStoreCtor {
  const key = secrets.deriveKey('request limits')
  const addToCount = (name: string, requestKey: string, amount: number, milliseconds: number): Promise<RequestCount> => {
    const tenant = getTenant(requestKey.slice(0, requestKey.indexOf(separator)))
    return createRequestCountStore(tenant).add(computeHmac(key, name, requestKey), amount, Math.ceil(milliseconds / 1000))
  }
  // One cache for all endpoints, which have a store each: a cache allocates the memory of all its entries at once.
  const reservations = new LRUCache<string, Reservation>({ max: maxReservations })
  return class SharedStore implements FastifyRateLimitStore {
    readonly #endpointName: string

    constructor(_options: object, name = '') {
      this.#endpointName = name
    }

    child({ routeInfo }: Parameters<FastifyRateLimitStore['child']>[0] & { readonly routeInfo?: { method?: unknown; url?: string } }) {
      return new SharedStore({}, `${String(routeInfo?.method)} ${String(routeInfo?.url)}`)
    }

    incr(requestKey: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], window: number, max: number): void {
      callbackify(() => this.#consumeRequest(requestKey, window, max))(callback)
    }

    async #consumeRequest(requestKey: string, window: number, max: number): Promise<{ current: number; ttl: number }> {
      for (;;) {
        const reservation = this.#getOrCreate(requestKey)
        const ttl = Math.max(0, reservation.endsAt - Date.now())
        if (reservation.unused > 0) {
          reservation.unused -= 1
          return { current: Math.min(reservation.count, max) - reservation.unused, ttl }
        }
        if (reservation.count > max) return { current: max + 1, ttl }
        reservation.pending ??= this.#reserve(requestKey, reservation, window, max)
        await reservation.pending
      }
    }

    #getOrCreate(requestKey: string): Reservation {
      const reservationKey = `${this.#endpointName}${separator}${requestKey}`
      const found = reservations.get(reservationKey)
      if (found && (found.pending || found.endsAt > Date.now())) return found
      const created: Reservation = { unused: 0, count: 0, endsAt: 0 }
      reservations.set(reservationKey, created)
      return created
    }

    async #reserve(requestKey: string, reservation: Reservation, window: number, max: number): Promise<void> {
      const amount = Math.max(1, Math.floor(max * batchFraction))
      // If the database is unavailable, the request is still handled, and reports the failure itself.
      const { count, milliseconds } = await addToCount(this.#endpointName, requestKey, amount, window).catch(() => ({
        count: amount,
        milliseconds: failureMilliseconds,
      }))
      Object.assign(reservation, {
        unused: Math.max(0, amount - Math.max(0, count - max)),
        count,
        endsAt: Date.now() + milliseconds,
        pending: undefined,
      })
    }
  }
}
