import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Brands } from './with-brands.ts'

/** `npm run check -- merchants` on some brands: how it ended, and what it said. */
function check({ root }: Brands): { readonly code: number | null; readonly said: string } {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check.ts', 'merchants'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, MERCHANTS_DIR: root },
    encoding: 'utf8',
  })
  return { code: status, said: stdout }
}

it('a brand that is broken breaks the check of the merchants, and is named; one that is right does not', () => {
  using brands = new Brands()
  brands.brand('xx', {})
  expect(check(brands)).toMatchObject({ code: 0, said: expect.stringMatching(/passed {2}merchants[^]*2 merchants valid/) as string })
  brands.brand('yy', { 'theme.json': { default: 'drak' } })
  expect(check(brands)).toMatchObject({ code: 1, said: expect.stringMatching(/FAILED {2}merchants[^]*yy\/theme\.json/) as string })
})
