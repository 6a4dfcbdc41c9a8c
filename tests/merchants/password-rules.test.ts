import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { compileMerchant, listMerchants } from '../../src/engine/compile/index.ts'

const merchants = join(import.meta.dirname, '../../merchants')

describe('the password rule', () => {
  it.each(listMerchants(merchants))('of %s requires at least eight characters, and allows 64', async (id) => {
    const { config } = await compileMerchant(merchants, id)
    const { minLength = 0, maxLength = 0 } = config?.platform.registerRules['password'] ?? {}
    expect(minLength).toBeGreaterThanOrEqual(8)
    expect(maxLength).toBeGreaterThanOrEqual(64)
  })
})
