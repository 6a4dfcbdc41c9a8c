import { describe, expect, it } from 'vitest'
import { banners } from './banners/index.ts'
import { drawBanner, isBannerScene } from './index.ts'

const lacquer = { canvas: '#140a0b', accent: '#e3b45f', secondary: '#a81e2a' }
const paper = { canvas: '#fafaf7', accent: '#0b6e69', secondary: '#0f2f4a' }
const scenes = Object.keys(banners).filter(isBannerScene)
const sizes = [
  { width: 1920, height: 960, focus: 0.7 },
  { width: 864, height: 756, focus: 0.5 },
  { width: 640, height: 900, focus: 0.5 },
]

describe('drawBanner', () => {
  it('draws the same banner for the same palette and a different one for another palette', () => {
    for (const scene of scenes) {
      const banner = { scene, width: 1920, height: 960, focus: 0.7 }
      expect(drawBanner(banner, lacquer), scene).toBe(drawBanner(banner, lacquer))
      expect(drawBanner(banner, lacquer), scene).not.toBe(drawBanner(banner, paper))
    }
  })

  it('draws each scene in the requested size, without text, script, external reference or invalid number', () => {
    for (const scene of scenes)
      for (const size of sizes) {
        const svg = drawBanner({ scene, ...size }, lacquer)
        expect(svg, scene).toContain(`width="${size.width}" height="${size.height}"`)
        expect(svg, scene).not.toMatch(/<text|<script|<image|href=|NaN|undefined|Infinity/)
      }
  })

  it('accepts the name of a scene and rejects the name of an inherited property', () => {
    expect(isBannerScene('pond')).toBe(true)
    expect(isBannerScene('constructor')).toBe(false)
  })
})
