import { describe, expect, it } from 'vitest'
import { banners } from './banners/index.ts'
import { drawBanner, isBannerScene } from './index.ts'

const lacquer = { canvas: '#140a0b', accent: '#e3b45f', second: '#a81e2a' }
const paper = { canvas: '#fafaf7', accent: '#0b6e69', second: '#0f2f4a' }
const scenes = Object.keys(banners).filter(isBannerScene)
const forms = [
  { width: 1920, height: 960, focus: 0.7 },
  { width: 864, height: 756, focus: 0.5 },
  { width: 640, height: 900, focus: 0.5 },
]

describe('drawBanner', () => {
  it('is deterministic for each palette', () => {
    for (const scene of scenes) {
      const banner = { scene, width: 1920, height: 960, focus: 0.7 }
      expect(drawBanner(banner, lacquer), scene).toBe(drawBanner(banner, lacquer))
      expect(drawBanner(banner, lacquer), scene).not.toBe(drawBanner(banner, paper))
    }
  })

  it('composes a banner for each aspect ratio, without forbidden content', () => {
    for (const scene of scenes)
      for (const form of forms) {
        const svg = drawBanner({ scene, ...form }, lacquer)
        expect(svg, scene).toContain(`width="${form.width}" height="${form.height}"`)
        expect(svg, scene).not.toMatch(/<text|<script|<image|href=|NaN|undefined|Infinity/)
      }
  })

  it('accepts only the names of its scenes', () => {
    expect(isBannerScene('pond')).toBe(true)
    expect(isBannerScene('constructor')).toBe(false)
  })
})
