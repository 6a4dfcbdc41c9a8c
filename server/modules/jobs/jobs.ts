import type { JobName, JobStore } from '../../database/job-store.ts'
import type { Tenant } from '../../database/tenant.ts'
import { openText, sealText } from '../secrets/index.ts'

/** Work that is left for later: it outlives the server, and whichever server comes first does it. */
export interface Jobs {
  /**
   * Leaves a job of a brand, sealed, in the transaction that the tenant may be in: it is there once that has ended
   * well, and never otherwise.
   */
  leave(tenant: Tenant, name: JobName, payload: object): Promise<void>
  /** Leaves a job that is the platform's own, once in so many seconds of the clock, on however many servers. */
  tick(name: JobName, seconds: number): Promise<void>
}

/**
 * A job as whoever does it gets it. It comes again where it fails or its server dies: what it does, it does once for
 * its id.
 */
export interface Job {
  readonly id: string
  /** The merchant's code; nothing for what is the platform's own. */
  readonly merchant: string | undefined
  readonly payload: unknown
}

/** What lies in the queue of a brand's job. */
interface SealedJob {
  readonly merchant: string
  /** Base64. */
  readonly sealed: string
}

/** `woken` is told whenever something was left here: it need not be looked for. */
export const createJobs = (store: JobStore, key: Buffer, woken: () => void): Jobs => ({
  leave: async (tenant, name, payload) => {
    const sealed = sealText(key, tenant.code, JSON.stringify(payload)).toString('base64')
    await store.put(name, { merchant: tenant.code, sealed } satisfies SealedJob, { db: tenant.db })
    woken()
  },
  tick: async (name, seconds) => {
    if (await store.put(name, {}, { slot: { key: name, seconds } })) woken()
  },
})

/** The content of a job as it was left. */
export function openJob(key: Buffer, data: unknown): Omit<Job, 'id'> {
  const { merchant, sealed } = data as Partial<SealedJob>
  if (merchant === undefined || sealed === undefined) return { merchant: undefined, payload: {} }
  return { merchant, payload: JSON.parse(openText(key, merchant, Buffer.from(sealed, 'base64'))) as unknown }
}
