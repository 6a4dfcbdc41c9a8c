import { basename } from 'node:path'
import type { SharedDatabase } from '../database/database.ts'
import type { Brands } from '../modules/brands/index.ts'

/** State of a server for load balancers and monitors. It names no brand and no player. */
interface ReadinessReport {
  /**
   * Whether the server may receive requests: it is not draining, and its database accepts writes, with every migration
   * applied.
   */
  readonly ready: boolean
  readonly draining: boolean
  /** Name of the browser build; `null` without one. */
  readonly build: string | null
  readonly database: { readonly ready: boolean }
  /**
   * Name of the newest applied migration, number of migrations that the database lacks, and number of those that only a
   * newer version knows; `null` while the database does not answer.
   */
  readonly migrations: { readonly latest: string | undefined; readonly pending: number; readonly newer: number } | null
  /**
   * Revision, which is the same on all servers with the same brands, and number of brands that are served from
   * their current files, that are served from their last good version, and that are not served.
   */
  readonly brands: { readonly revision: string; readonly current: number; readonly lastGood: number; readonly notServed: number }
}

export interface Readiness {
  /** Marks the server as not ready in all later reports. The server keeps answering requests. */
  drain(): void
  isDraining(): boolean
  report(): Promise<ReadinessReport>
}

interface ReadinessDeps {
  readonly database: Pick<SharedDatabase, 'readMigrationState' | 'acceptsWrites'>
  readonly brands: Pick<Brands, 'states' | 'revision'>
  /** Folder of the browser build that is served. */
  readonly build: string | undefined
}

/** Creates the readiness of a server that has started. */
export function createReadiness({ database, brands, build }: ReadinessDeps): Readiness {
  let draining = false
  return {
    drain: () => {
      draining = true
    },
    isDraining: () => draining,
    report: async () => {
      const states = brands.states()
      const count = (serving: (typeof states)[number]['serving']): number => states.filter((state) => state.serving === serving).length
      const migrations = await database.readMigrationState().catch(() => undefined)
      const isDatabaseReady = migrations !== undefined && (await database.acceptsWrites().catch(() => false))
      return {
        ready: !draining && isDatabaseReady && migrations.pending === 0,
        draining,
        build: build === undefined ? null : basename(build),
        database: { ready: isDatabaseReady },
        migrations: migrations ?? null,
        brands: { revision: brands.revision(), current: count('current'), lastGood: count('last-good'), notServed: count('nothing') },
      }
    },
  }
}
