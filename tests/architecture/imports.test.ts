import { expect, it } from 'vitest'
import { judgeImports } from '../../scripts/chores/judge-imports.ts'

it('every import keeps the law of the house', async () => {
  const { modules, broken } = await judgeImports()
  expect(broken).toEqual([])
  expect(modules).toBeGreaterThan(100)
})
