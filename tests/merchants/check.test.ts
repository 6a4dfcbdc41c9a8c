import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { TestBrands } from './test-brands.ts'

/** Runs `npm run check -- merchants` on some brands; returns its exit code and output. */
function runCheck({ root }: TestBrands): { readonly code: number | null; readonly output: string } {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', 'merchants'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, MERCHANTS_DIR: root },
    encoding: 'utf8',
  })
  return { code: status, output: stdout }
}

it('npm run check -- merchants passes for a valid brand, and fails for an invalid one and names its file', () => {
  using brands = new TestBrands()
  brands.addBrand('xx', {})
  expect(runCheck(brands)).toMatchObject({ code: 0, output: expect.stringMatching(/passed {2}merchants[^]*2 merchants valid/) as string })
  brands.addBrand('yy', { 'theme.json': { default: 'drak' } })
  expect(runCheck(brands)).toMatchObject({ code: 1, output: expect.stringMatching(/FAILED {2}merchants[^]*yy\/theme\.json/) as string })
})
