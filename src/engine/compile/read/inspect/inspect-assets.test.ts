import { describe, expect, it } from 'vitest'
import { LazyAsset } from '../asset-file.ts'
import { inspectAssets } from './inspect-assets.ts'

describe('inspectAssets', () => {
  // A missing file stands in for one without read permission, which the superuser could still read.
  it.each(['own.svg', 'own.woff2', 'own.png', 'own.jpg', 'own.webp', 'own.avif'])('reports that %s cannot be read', (path) => {
    const asset = new LazyAsset(path, `/nowhere/${path}`, 100, '/nowhere')
    expect(inspectAssets([asset], 'assets')).toMatchObject([
      { code: 'file-unreadable', severity: 'error', file: `assets/${path}`, message: 'The asset cannot be read.' },
    ])
  })
})
