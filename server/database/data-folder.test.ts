import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDataFolder } from './data-folder.ts'
import { loadSecrets } from '../modules/secrets/secrets.ts'

let root: string
beforeEach(() => void (root = mkdtempSync(join(tmpdir(), 'livery-folder-'))))
afterEach(() => rmSync(root, { recursive: true, force: true }))

const noSecrets = { secretKey: undefined, payloadKey: undefined, adminApiToken: undefined }

describe('openDataFolder', () => {
  it('keeps the first content, readable only by its owner, even under concurrent creation', async () => {
    const folder = await openDataFolder(join(root, 'deep/data'))
    const contents = await Promise.all(Array.from({ length: 10 }, (_, n) => folder.readOrCreate('secret', () => `made-${String(n)}`)))
    expect(new Set(contents).size).toBe(1)
    expect(readdirSync(folder.path)).toEqual(['secret'])
    expect(statSync(join(folder.path, 'secret')).mode & 0o777).toBe(0o600)
  })

  it('makes a file that others can read readable only by its owner', async () => {
    const folder = await openDataFolder(root)
    writeFileSync(join(root, 'secret'), 'known', { mode: 0o644 })
    expect(await folder.readOrCreate('secret', () => 'new')).toBe('known')
    expect(statSync(join(root, 'secret')).mode & 0o777).toBe(0o600)
  })
})

describe('loadSecrets', () => {
  it('derives a separate key for each purpose, the same at every start', async () => {
    const folder = await openDataFolder(root)
    const [first, second] = [await loadSecrets(folder, noSecrets), await loadSecrets(folder, noSecrets)]
    expect(first.deriveKey('throttle')).toEqual(second.deriveKey('throttle'))
    expect(first.deriveKey('throttle')).not.toEqual(first.deriveKey('captcha'))
    expect(first.payloadKey).toEqual(second.payloadKey)
    expect(first.payloadKey.kid).toMatch(/^[\w-]{43}$/)
  })

  it('stores no secret that the settings provide', async () => {
    const folder = await openDataFolder(root)
    const { payloadKey } = await loadSecrets(folder, noSecrets)
    rmSync(join(root, 'payload-key.json'))
    const provided = { secretKey: 's'.repeat(32), payloadKey: JSON.stringify(payloadKey), adminApiToken: 't'.repeat(32) }
    const secrets = await loadSecrets(folder, provided)
    expect(secrets.adminApiToken).toBe(provided.adminApiToken)
    expect(secrets.payloadKey.kid).toBe(payloadKey.kid)
    for (const name of readdirSync(root)) expect(readFileSync(join(root, name), 'utf8')).not.toContain('ssss')
    expect(readdirSync(root)).not.toContain('payload-key.json')
  })

  it('rejects a payload key that is not a private P-256 key', async () => {
    const folder = await openDataFolder(root)
    await expect(loadSecrets(folder, { ...noSecrets, payloadKey: '{"kty":"RSA"}' })).rejects.toThrow('PAYLOAD_KEY must be a private EC key')
  })
})
