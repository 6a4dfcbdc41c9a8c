import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { createWeakRecord } from './weak-record.ts'

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

describe('a weak record', () => {
  it('creates a value on access, and only once while it is referenced', async () => {
    const created: string[] = []
    const record = createWeakRecord(['EN', 'TY'], (key) => {
      created.push(key)
      return { key }
    })
    expect([Object.keys(record), created]).toEqual([['EN', 'TY'], []])
    const referenced = record['TY']
    await sleep(0)
    collectGarbage()
    expect([record['TY'] === referenced, created]).toEqual([true, ['TY']])
    expect(JSON.stringify(record)).toBe('{"EN":{"key":"EN"},"TY":{"key":"TY"}}')
  })

  it('releases unreferenced values and creates them again', async () => {
    let count = 0
    const record = createWeakRecord(['EN'], () => ({ number: (count += 1) }))
    expect(record['EN']?.number).toBe(1)
    await sleep(0)
    collectGarbage()
    expect(record['EN']?.number).toBe(2)
  })

  it('is frozen, with its values', () => {
    const record = createWeakRecord(['EN'], () => ({ texts: { hello: 'Hello' } }))
    expect([record, record['EN'], record['EN']?.texts].every((value) => Object.isFrozen(value))).toBe(true)
  })
})
