import { statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { buildIfStale } from '../../scripts/tools/build-app.ts'
import { readBuildManifest } from '../../server/pages/build-manifest.ts'
import { findBuilds } from '../../server/pages/builds.ts'
import { root } from './tracked-files.ts'

/**
 * Limit for the entry bundle and its static imports, in bytes after Brotli compression. The first-paint benchmark has
 * the same limit.
 */
const maxBytes = 128 * 1024

it('the code loaded before the first paint is at most 128 KB', async () => {
  await buildIfStale()
  const folder = findBuilds(join(root, 'dist'))?.current ?? ''
  const build = await readBuildManifest(folder)
  const files = (build?.entry.scripts ?? []).map((path) => join(folder, path.replace('/_livery/', '')))
  const sizes = files.map((file) => statSync(`${file}.br`).size)
  expect(files.length).toBeGreaterThan(0)
  expect(
    sizes.reduce((total, size) => total + size, 0),
    sizes.join(' + '),
  ).toBeLessThanOrEqual(maxBytes)
}, 600_000)
