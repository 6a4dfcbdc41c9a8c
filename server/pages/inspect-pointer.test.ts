import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createChildFiles, MerchantsFixture } from '../../src/engine/compile/test-kit/merchants-fixture.ts'
import { inspectPointer } from './inspect-pointer.ts'
import { type ServedMerchant, toServedMerchant } from '../modules/brands/served-merchant.ts'

const fixture = new MerchantsFixture({
  child: createChildFiles({
    'pages/home.json': `{
  "nodes": {
    "banner": {
      "when": { "flag": "FREEPLAY3" },
      "props": {
        "slides": { "one": { "title": "in_help" }, "two": { "image": "banners/one.webp", "title": "in_home", "order": 20 } }
      }
    }
  }
}`,
    'platform.json': '{ "flags": { "FREEPLAY3": false } }',
    'merchant.json': { extends: 'base', code: 'CHILD1', domains: ['a.example', 'b.example'] },
  }),
})
let merchant: ServedMerchant
beforeAll(async () => {
  const served = toServedMerchant(await fixture.compile('child'))
  if (!served) throw new Error(JSON.stringify(await fixture.diagnose('child')))
  merchant = served
})
afterAll(() => fixture[Symbol.dispose]())

const createValueOrigin = (file: string, line: number, column: number, value: unknown): object => ({
  merchant: file.split('/')[0],
  file,
  line,
  column,
  value,
})

describe('inspectPointer', () => {
  it('lists each value below a node with the merchants that set it, the effective one last', () => {
    const { parts: values, origins, omittedCount } = inspectPointer(merchant, '/pages/home/nodes/banner') ?? {}
    expect(origins).toEqual([createValueOrigin('base/pages/home.json', 5, 5, {}), createValueOrigin('child/pages/home.json', 3, 5, {})])
    expect(values?.map(({ path }) => path)).toEqual([
      '/widget',
      '/order',
      '/props/variant',
      '/props/slides/one/image',
      '/props/slides/one/title',
      '/props/slides/one/order',
      '/props/slides/one/action/overlay',
      '/props/slides/two/image',
      '/props/slides/two/title',
      '/props/slides/two/order',
      '/when/flag',
    ])
    expect(values?.find(({ path }) => path === '/props/slides/one/title')).toEqual({
      path: '/props/slides/one/title',
      value: 'in_help',
      origins: [
        createValueOrigin('base/pages/home.json', 13, 13, 'banner_title'),
        createValueOrigin('child/pages/home.json', 6, 30, 'in_help'),
      ],
    })
    expect(omittedCount).toBe(0)
  })

  it('leaves out nested widgets, which have pointers of their own', () => {
    expect(inspectPointer(merchant, '/layouts/areas/header')?.parts).toEqual([])
    expect(inspectPointer(merchant, '/layouts/areas/header/nodes/navigation')?.parts.map(({ path }) => path)).toEqual(['/widget', '/order'])
  })

  it('returns a list as one value', () => {
    expect(inspectPointer(merchant, '/merchant/domains')?.origins.map(({ value }) => value)).toContainEqual(['a.example', 'b.example'])
    expect(inspectPointer(merchant, '/merchant/domains')?.parts).toEqual([])
  })

  it('returns the initial value of a flag', () => {
    expect(inspectPointer(merchant, '/platform/flags/FREEPLAY3')?.origins.map(({ value }) => value)).toEqual([true, false])
  })

  it.each(['/platform', '/platform/flags', '/platform/accounts', '/platform/registerRules/username', '/content', '/content/help/terms'])(
    'returns undefined for configuration that browsers never get: %s',
    (pointer) => expect(inspectPointer(merchant, pointer)).toBeUndefined(),
  )

  it.each(['', 'pages', '/', '/pages/nowhere', '/pages/home/__proto__', '/constructor', '/platform/flags/NONE'])(
    'returns undefined for a pointer without a value: %j',
    (pointer) => expect(inspectPointer(merchant, pointer)).toBeUndefined(),
  )

  it('limits the number of values', () => {
    const manyValues = Object.fromEntries(Array.from({ length: 230 }, (_, index) => [`k${String(index)}`, index]))
    const largeMerchant = { ...merchant, config: { ...merchant.config, theme: manyValues } } as unknown as ServedMerchant
    const { parts: values, omittedCount } = inspectPointer(largeMerchant, '/theme') ?? {}
    expect([values?.length, omittedCount]).toEqual([200, 30])
  })
})
