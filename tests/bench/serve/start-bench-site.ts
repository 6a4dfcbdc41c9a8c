import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProcess } from './start-process.ts'

/** A complete server in a separate process with the brands of this repository, for benchmarks in a browser. */
export interface BenchSite {
  /** Ids of all brands except base, which is not public. */
  readonly brands: readonly string[]
  getHomeUrl(brand: string): string
  close(): Promise<void>
}

export async function startBenchSite(): Promise<BenchSite> {
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const server = await startProcess('brand-server.ts', [], {
    MERCHANTS_DIR: join(import.meta.dirname, '../../../merchants'),
    DATA_DIR: folder,
  })
  return {
    brands: (server.brands ?? []).filter((id) => id !== 'base'),
    getHomeUrl: (brand) => `http://${brand}.localhost:${server.port}/index`,
    close: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
