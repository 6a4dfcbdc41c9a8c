import type { DeadJob, JobName, JobStore } from '../../database/job-store.ts'
import type { Tenant } from '../../database/tenant.ts'
import { decryptText, encryptText } from '../secrets/index.ts'

/** Enqueues background jobs. They survive restarts, and any server may process them. */
export interface Jobs {
  /**
   * Enqueues an encrypted job of a brand, in the tenant's transaction if it has one: the job exists only if the
   * transaction commits.
   */
  enqueue(tenant: Tenant, name: JobName, payload: object): Promise<void>
  /** Enqueues a job of the platform, once per interval of this many seconds across all servers. */
  enqueueOncePerInterval(name: JobName, seconds: number): Promise<void>
  /** Lists the jobs that failed in all attempts, newest first, at most `count`. */
  listDead(count: number): Promise<readonly DeadJob[]>
  /** Runs a dead job once more. Returns `false` if no dead job has this id, a UUID. */
  retryDead(id: string): Promise<boolean>
}

/**
 * A job as its handler receives it. It is retried if it fails or its server dies, so the handler must be idempotent:
 * the id identifies repetitions.
 */
export interface Job {
  readonly id: string
  /** Merchant code; `undefined` for a job of the platform. */
  readonly merchant: string | undefined
  readonly payload: unknown
}

/** The stored data of a brand's job. */
interface SealedJob {
  readonly merchant: string
  /** Base64. */
  readonly sealed: string
}

/** `onEnqueued` is called after this server enqueues a job, so that its workers need not wait for the next poll. */
export const createJobs = (store: JobStore, key: Buffer, onEnqueued: () => void): Jobs => ({
  enqueue: async (tenant, name, payload) => {
    const sealed = encryptText(key, tenant.code, JSON.stringify(payload)).toString('base64')
    await store.enqueue(name, { merchant: tenant.code, sealed } satisfies SealedJob, { db: tenant.db })
    if (tenant.afterCommit) tenant.afterCommit(onEnqueued)
    else onEnqueued()
  },
  enqueueOncePerInterval: async (name, seconds) => {
    if (await store.enqueue(name, {}, { slot: { key: name, seconds } })) onEnqueued()
  },
  listDead: (count) => store.listDead(count),
  retryDead: async (id) => {
    const isDead = await store.retryDead(id)
    if (isDead) onEnqueued()
    return isDead
  },
})

/** Decrypts the payload of a brand's job. A job of the platform has no merchant and an empty payload. */
export function decryptJob(key: Buffer, data: unknown): Omit<Job, 'id'> {
  const { merchant, sealed } = data as Partial<SealedJob>
  if (merchant === undefined || sealed === undefined) return { merchant: undefined, payload: {} }
  return { merchant, payload: JSON.parse(decryptText(key, merchant, Buffer.from(sealed, 'base64'))) as unknown }
}
