// @vitest-environment happy-dom
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compileMerchant } from '../../src/engine/compile/index.ts'
import { failures } from './break-answer.ts'
import { openWorld, type World } from './world.ts'

let world: World
beforeAll(async () => (world = await openWorld()))
afterAll(() => world.stop())

/** Every route of the house that shows a page of its own, so that a new one is covered by itself. */
const { config } = await compileMerchant(join(import.meta.dirname, '../../merchants'), 'base')
const paths = Object.values(config?.routes.routes ?? {}).flatMap(({ path, redirect }) => (redirect === undefined ? [path] : []))

describe('a call that fails', () => {
  it.each(paths)('leaves %s a page with a way on, whichever of its calls it is', { timeout: 120_000 }, async (path) => {
    const bad: string[] = []
    const names = (await world.callsOf(path, true)).keys()
    for (const call of names) bad.push(...(await world.breakCall(path, true, call, failures)))
    expect(bad).toEqual([])
  })
})
