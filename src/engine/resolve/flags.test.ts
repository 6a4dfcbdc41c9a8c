import { describe, expect, it } from 'vitest'
import { resolveFlags } from './flags.ts'

const isFlagOn = (enabled: string): boolean => resolveFlags([{ modId: 'FREEPLAY3', enabled }]).FREEPLAY3

describe('resolveFlags', () => {
  it("treats '1' as on, and nothing else (R-FLAGS-01)", () => {
    expect(isFlagOn('1')).toBe(true)
    expect(['0', '', '2', '11', ' 1', 'true', 'on'].map(isFlagOn)).toEqual(Array.from({ length: 7 }, () => false))
  })

  it('finds a flag at any depth of the tree, and treats missing flags as off', () => {
    const tree = [{ modId: 'ROOT', enabled: '0', childrenNodes: [{ modId: 'DIRECTREG3', enabled: '1' }] }]
    expect(resolveFlags(tree)).toMatchObject({ DIRECTREG3: true, FREEPLAY3: false })
    expect(Object.values(resolveFlags(undefined)).some(Boolean)).toBe(false)
  })
})
