import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Merchants, openMerchants } from '../../server/modules/brands/merchants.ts'
import { serveBrands } from '../../server/pages/index.ts'
import { Random } from '../../src/engine/testing/random.ts'
import { sample } from '../depth.ts'
import { writeBase, writeBrand } from './small-brands.ts'

const ids = Array.from({ length: 12 }, (_, index) => `brand${String(index)}`)
const paths = ['/index', '/rng', '/help', '/vip'] as const
const visitors: readonly Readonly<Record<string, string>>[] = [{}, { cookie: 'theme=light' }, { cookie: 'lang=EN' }]

let root: string
let merchants: Merchants
let app: FastifyInstance

const saveBrand = (id: string, name: string): void =>
  writeBrand(root, id, { merchant: { name, code: id.toUpperCase(), domains: [`${id}.test`] }, platform: {} })

beforeAll(async () => {
  root = writeBase()
  for (const id of ids) saveBrand(id, `${id} v0`)
  merchants = await openMerchants(root, { log: () => undefined })
  app = Fastify()
  const noFiles = { scripts: [], styles: [] }
  await serveBrands(app, {
    merchants,
    dist: root,
    build: async () => ({ entryScript: '/start.js', entry: noFiles, widget: () => noFiles }),
  })
})
afterAll(async () => {
  await app.close()
  await merchants.close()
  rmSync(root, { recursive: true })
})

async function fetchName(id: string, path: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
  const { body } = await app.inject({ url: path, headers: { host: `${id}.test`, ...headers } })
  return /property="og:site_name" content="(.*?)"/.exec(body)?.[1]
}

describe('files saved while visitors read', () => {
  it.each(sample('saves', [1, 2, 3], 1))('leave no page of an earlier version, in any order of saves (12 brands, %i)', async (round) => {
    const random = new Random(`round ${String(round)}`)
    let isFinished = false
    const readers = Promise.all(
      visitors.map(async (headers) => {
        while (!isFinished) {
          await fetchName(random.pick(ids), random.pick(paths), headers)
          await new Promise((resolve) => setImmediate(resolve))
        }
      }),
    )
    const lastNames = await Promise.all(
      ids.map(async (id) => {
        const saves = 2 + random.integerBelow(2)
        for (let version = 1; version <= saves; version++) {
          await sleep(random.integerBelow(700))
          saveBrand(id, `${id} v${String(round)}.${String(version)}`)
        }
        return `${id} v${String(round)}.${String(saves)}`
      }),
    )
    const listServedNames = (): readonly unknown[] => ids.map((id) => merchants.byId(id)?.config.merchant.name)
    await expect.poll(listServedNames).toEqual(lastNames)
    await sleep(1_000)
    isFinished = true
    await readers
    for (const [index, id] of ids.entries())
      for (const path of paths) for (const headers of visitors) expect(await fetchName(id, path, headers)).toBe(lastNames[index])
  })
})

describe('a file saved while the server starts', () => {
  it('is applied, at whatever moment of the start it is saved', async () => {
    for (const delay of [0, 5, 20, 60, 150]) {
      const opening = openMerchants(root, { log: () => undefined })
      await sleep(delay)
      saveBrand('brand0', `late by ${String(delay)}`)
      const openedMerchants = await opening
      await expect.poll(() => openedMerchants.byId('brand0')?.config.merchant.name).toBe(`late by ${String(delay)}`)
      await openedMerchants.close()
    }
  })
})
