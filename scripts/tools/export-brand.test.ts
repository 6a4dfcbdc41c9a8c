import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TestBrands } from '../../tests/merchants/test-brands.ts'

const { project } = vi.hoisted(() => ({ project: { root: '' } }))
vi.mock('./paths.ts', async (importOriginal) => ({
  ...(await importOriginal<typeof import('./paths.ts')>()),
  get projectRoot() {
    return project.root
  },
}))
/** Called after the pages of a brand are rendered, before its files are written. */
const afterRendering = vi.fn<() => void>()
vi.mock('../../server/pages/static-site.ts', async (importOriginal) => {
  const { renderStaticSite } = await importOriginal<typeof import('../../server/pages/static-site.ts')>()
  return {
    renderStaticSite: async (...args: Parameters<typeof renderStaticSite>) => {
      const files = await renderStaticSite(...args)
      afterRendering()
      return files
    },
  }
})
const rename = vi.hoisted(() => vi.fn<typeof import('node:fs/promises').rename>())
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>()
  rename.mockImplementation(original.rename)
  return { ...original, rename }
})
const { exportBrand } = await import('./export-brand.ts')

let brands: TestBrands
let asset: string
beforeEach(() => {
  project.root = mkdtempSync(join(tmpdir(), 'livery-export-'))
  brands = new TestBrands()
  vi.stubEnv('MERCHANTS_DIR', brands.root)
  brands.addBrand('pearl')
  asset = brands.write('pearl/assets/own.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>')
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(project.root, { recursive: true })
  brands[Symbol.dispose]()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  process.exitCode = undefined
})

/** Writes a build with one chunk. */
function writeBuild(): void {
  const folder = join(project.root, 'dist/build')
  for (const name of ['assets', '.vite']) mkdirSync(join(folder, name), { recursive: true })
  writeFileSync(join(folder, 'assets/start.js'), '')
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify({ start: { file: 'assets/start.js', isEntry: true } }))
  writeFileSync(join(project.root, 'dist/current'), 'build')
}

const out = (): string => join(project.root, 'export')

it('replaces an earlier export', async () => {
  writeBuild()
  mkdirSync(out())
  writeFileSync(join(out(), 'old.html'), '')
  await exportBrand('pearl', `${out()}/`)
  expect(readdirSync(project.root).toSorted()).toEqual(['dist', 'export'])
  expect(existsSync(join(out(), 'old.html'))).toBe(false)
  expect(readFileSync(join(out(), 'index/index.html'), 'utf8')).toContain('/_livery/assets/start.js')
  expect(readdirSync(join(out(), '_livery/assets'))).toEqual(['start.js'])
})

it('keeps an earlier export if an asset changes during the export', async () => {
  writeBuild()
  mkdirSync(out())
  writeFileSync(join(out(), 'old.html'), '')
  afterRendering.mockImplementationOnce(() => writeFileSync(asset, 'changed'))
  await expect(exportBrand('pearl', out())).rejects.toThrow('own.svg has changed since it was validated.')
  expect(readdirSync(out())).toEqual(['old.html'])
  expect(readdirSync(project.root).toSorted()).toEqual(['dist', 'export'])
})

it.each([
  ['the earlier export', 0],
  ['the new export', 1],
])('keeps an earlier export if %s cannot be moved', async (_export, renamesBefore) => {
  writeBuild()
  mkdirSync(out())
  writeFileSync(join(out(), 'old.html'), '')
  const { rename: renameFolder } = await vi.importActual<typeof import('node:fs/promises')>('node:fs/promises')
  for (let number = 0; number < renamesBefore; number += 1) rename.mockImplementationOnce(renameFolder)
  rename.mockRejectedValueOnce(Object.assign(new Error('EBUSY: resource busy or locked'), { code: 'EBUSY' }))
  await expect(exportBrand('pearl', out())).rejects.toThrow('EBUSY')
  expect(readdirSync(out())).toEqual(['old.html'])
  expect(readdirSync(project.root).toSorted()).toEqual(['dist', 'export'])
})

it.each([
  ['there is no build', () => undefined, 'There is no build for browsers yet. Nothing was written.'],
  [
    'the brand is not valid',
    () => {
      writeBuild()
      brands.write('pearl/theme.json', '{')
    },
    'pearl is not valid. Run livery validate pearl for details. Nothing was written.',
  ],
])('writes nothing if %s, and reports it', async (_reason, prepare, message) => {
  prepare()
  await exportBrand('pearl', out())
  expect(vi.mocked(console.error).mock.calls).toEqual([[message]])
  expect([existsSync(out()), process.exitCode]).toEqual([false, 1])
})
