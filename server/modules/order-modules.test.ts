import { describe, expect, it } from 'vitest'
import { orderModules } from './order-modules.ts'

const order = (modules: Readonly<Record<string, readonly string[]>>): readonly string[] =>
  orderModules(Object.entries(modules).map(([name, dependsOn]) => ({ name, dependsOn }))).map(({ name }) => name)

describe('orderModules', () => {
  it('puts each module after its dependencies, and otherwise keeps the order of the list', () => {
    expect(order({ c: ['b'], a: [], b: ['a'], d: [] })).toEqual(['a', 'b', 'c', 'd'])
  })

  it('rejects a dependency cycle, and names it', () => {
    expect(() => order({ a: ['b'], b: ['c'], c: ['a'] })).toThrow('a → b → c → a')
  })

  it('rejects a dependency that is not listed, and two modules with the same name', () => {
    expect(() => order({ a: ['z'] })).toThrow('depends on "z", which is not listed')
    expect(() => orderModules(['a', 'a'].map((name) => ({ name, dependsOn: [] })))).toThrow('Two modules are named "a".')
  })
})
