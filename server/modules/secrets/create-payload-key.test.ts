import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createPayloadKey } from './create-payload-key.ts'
import { isPayloadKey } from './secrets.ts'

describe('createPayloadKey', () => {
  it('creates a different private P-256 key each time', () => {
    const [firstKey, secondKey] = [createPayloadKey(), createPayloadKey()]
    expect([isPayloadKey(firstKey), isPayloadKey(secondKey), firstKey === secondKey]).toEqual([true, true, false])
  })

  it('never hangs when the garbage collector runs', () => {
    const program = `const { createPayloadKey } = await import(process.argv[1]); for (let n = 0; n < 2000; n++) createPayloadKey(); console.log('made')`
    const flags = ['--import', 'tsx', '--gc-interval=150', '--input-type=module', '--eval', program]
    const { stdout } = spawnSync(process.execPath, [...flags, join(import.meta.dirname, 'create-payload-key.ts')], {
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    expect(stdout).toBe('made\n')
  })
})
