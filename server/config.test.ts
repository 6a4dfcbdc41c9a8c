import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { generateBundleKeys } from './modules/brands/index.ts'
import { createPayloadKey } from './modules/secrets/index.ts'
import { readSettings } from './config.ts'
import { SettingsError } from './settings-error.ts'

const readEnv = (env: Record<string, string>) => readSettings(env, '/srv/livery')

describe('readSettings', () => {
  it('has defaults for missing settings, and treats empty values as missing', () => {
    expect(readEnv({ PORT: '', HOST: ' ', TRUST_PROXY: '' })).toEqual({
      mode: 'demo',
      metrics: undefined,
      traces: undefined,
      log: { format: undefined, level: 'info', requests: undefined, addresses: false },
      drainSeconds: 0,
      stopSeconds: 20,
      migratesOnStart: true,
      rotatesPayloadKey: false,
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/livery/data',
      databaseUrl: undefined,
      migrateDatabaseUrl: undefined,
      databaseReplicaUrl: undefined,
      replicaLagSeconds: 10,
      merchantsDir: '/srv/livery/merchants',
      bundle: undefined,
      defaultMerchant: undefined,
      demoPassword: undefined,
      secretKey: undefined,
      payloadKey: undefined,
      adminApiToken: undefined,
      trustProxy: [],
      proofOfWorkExempt: new BlockList(),
      countryHeader: undefined,
      demoVendorOrigin: undefined,
      smtp: undefined,
      smsGateway: undefined,
      passwordCost: { memory: 64, passes: 3 },
      prerendersGamePictures: true,
    })
  })

  it('parses PROOF_OF_WORK_EXEMPT', () => {
    const { proofOfWorkExempt } = readEnv({ PROOF_OF_WORK_EXEMPT: '127.0.0.0/8, 2001:db8::1' })
    expect(['127.9.9.9', '128.0.0.1'].map((address) => proofOfWorkExempt.check(address))).toEqual([true, false])
    expect(proofOfWorkExempt.check('2001:db8::1', 'ipv6')).toBe(true)
  })

  it('resolves relative folders against the working directory and keeps absolute ones', () => {
    expect(readEnv({ DATA_DIR: 'store', MERCHANTS_DIR: '/brands' })).toMatchObject({
      dataDir: '/srv/livery/store',
      merchantsDir: '/brands',
    })
  })

  it('parses the address of a bundle, and the keys that may have signed it', () => {
    const [first, second] = [generateBundleKeys().publicKey, generateBundleKeys().publicKey]
    const bundle = { MERCHANTS_URL: 'https://cdn.example/brands.bundle', MERCHANTS_PUBLIC_KEY: `${first}, ${second}` }
    const { url, publicKeys, pollSeconds, allowsOlder } = readEnv(bundle).bundle ?? {}
    expect([url?.href, publicKeys?.length, pollSeconds, allowsOlder]).toEqual(['https://cdn.example/brands.bundle', 2, 60, false])
    for (const address of ['file:///srv/brands.bundle', 'http://127.0.0.1:9000/brands.bundle', 'https://user:secret@cdn.example/b'])
      expect(readEnv({ ...bundle, MERCHANTS_URL: address }).bundle?.url.href).toBe(address)
    expect(readEnv({ ...bundle, MERCHANTS_POLL_SECONDS: '0', MERCHANTS_ALLOW_OLDER: 'on' }).bundle).toMatchObject({
      pollSeconds: 0,
      allowsOlder: true,
    })
  })

  it.each([
    [{ MERCHANTS_PUBLIC_KEY: undefined }, 'MERCHANTS_URL requires MERCHANTS_PUBLIC_KEY'],
    [{ MERCHANTS_PUBLIC_KEY: 'hidden' }, 'MERCHANTS_PUBLIC_KEY must list Ed25519 public keys'],
    [{ MERCHANTS_DIR: 'merchants' }, 'MERCHANTS_DIR and MERCHANTS_URL exclude each other'],
    [{ MERCHANTS_URL: 'http://cdn.example/hidden' }, 'MERCHANTS_URL must be an https or file address'],
    [{ MERCHANTS_URL: 'file://host/hidden' }, 'MERCHANTS_URL must be an https or file address'],
    [{ MERCHANTS_URL: undefined }, 'require MERCHANTS_URL'],
    [{ MERCHANTS_POLL_SECONDS: '1m' }, 'MERCHANTS_POLL_SECONDS is "1m"'],
    [{ MERCHANTS_ALLOW_OLDER: 'yes' }, 'MERCHANTS_ALLOW_OLDER is "yes"'],
  ])('rejects a bundle with %j', (changes, message) => {
    const env = { MERCHANTS_URL: 'https://cdn.example/b', MERCHANTS_PUBLIC_KEY: generateBundleKeys().publicKey, ...changes }
    const read = () => readSettings(env, '/srv/livery')
    expect(read).toThrow(SettingsError)
    expect(read).toThrow(message)
    expect(read).not.toThrow('hidden')
  })

  it('keeps the path of GATEWAY_URL, without slashes at its end', () => {
    const GATEWAY_SECRET = 'x'.repeat(32)
    for (const [GATEWAY_URL, url] of [
      ['https://pay.example', 'https://pay.example'],
      ['https://pay.example/api/', 'https://pay.example/api'],
    ] as const)
      expect(readEnv({ GATEWAY_URL, GATEWAY_SECRET }).gateway).toEqual({ url, secret: GATEWAY_SECRET })
  })

  it('parses a list of proxies, and header names in any case', () => {
    expect(readEnv({ DEMO_PUBLIC: 'on', TRUST_PROXY: '10.0.0.1, 10.1.0.0/16', COUNTRY_HEADER: 'CF-IPCountry' })).toMatchObject({
      trustProxy: ['10.0.0.1', '10.1.0.0/16'],
      countryHeader: 'cf-ipcountry',
    })
  })

  it.each([
    [{ PROOF_OF_WORK_EXEMPT: '10.0.0.1, 10.0.0.0/33' }, 'PROOF_OF_WORK_EXEMPT has "10.0.0.0/33"'],
    [{ PROOF_OF_WORK_EXEMPT: 'localhost' }, 'PROOF_OF_WORK_EXEMPT has "localhost"'],
    [{ PORT: '80a' }, 'PORT is "80a"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.com' }, 'SMTP_URL must start with smtp://'],
    [{ MAIL_FROM: 'a@example.com' }, 'SMTP_URL must start with smtp://'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM must be the address'],
    [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Brand <a@example.com>' }, 'MAIL_FROM must be the address'],
    [{ GATEWAY_URL: 'https://pay.example/api?key=1', GATEWAY_SECRET: 'x'.repeat(32) }, 'GATEWAY_URL must have no query'],
    [{ SMS_GATEWAY_URL: 'http://sms.example' }, 'SMS_GATEWAY_URL must be an https address'],
    [{ SMS_GATEWAY_TOKEN: 'secret' }, 'SMS_GATEWAY_URL must be an https address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ DATABASE_URL: 'postgres://x', MIGRATE_DATABASE_URL: 'mysql://x' }, 'MIGRATE_DATABASE_URL must start with postgres://'],
    [{ MIGRATE_DATABASE_URL: 'postgres://x' }, 'MIGRATE_DATABASE_URL requires DATABASE_URL'],
    [{ DATABASE_DIRECT_URL: 'postgres://x' }, 'DATABASE_DIRECT_URL requires DATABASE_URL'],
    [{ DATABASE_REPLICA_URL: 'postgres://x' }, 'DATABASE_REPLICA_URL requires DATABASE_URL'],
    [{ DEMO_VENDOR_ORIGIN: 'http://games.example' }, 'DEMO_VENDOR_ORIGIN is "http://games.example"'],
    [{ DEMO_VENDOR_ORIGIN: 'ftp://games.localhost' }, 'DEMO_VENDOR_ORIGIN is "ftp://games.localhost"'],
    [{ ADMIN_ORIGIN: 'admin.localhost:8080' }, 'ADMIN_ORIGIN is "admin.localhost:8080"'],
    [{ VENDOR_ORIGIN: 'https://games.example' }, 'VENDOR_ORIGIN has no effect'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY is too short'],
    [{ ADMIN_API_TOKEN: 'short' }, 'ADMIN_API_TOKEN is too short'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD is too short'],
    [{ PASSWORD_COST: '64' }, 'PASSWORD_COST is "64"'],
    [{ PASSWORD_COST: '18x3' }, 'at least 19x2'],
    [{ PASSWORD_COST: '64x1' }, 'at least 19x2'],
    [{ TRUST_PROXY: 'proxy', DEMO_PUBLIC: 'on' }, 'TRUST_PROXY has "proxy"'],
    [{ TRUST_PROXY: '0.0.0.0/0', DEMO_PUBLIC: 'on' }, 'TRUST_PROXY has "0.0.0.0/0"'],
    [{ PAYLOAD_KEY: '{"kty":"EC"}' }, 'PAYLOAD_KEY must be a private EC key'],
    [{ LIVERY_MODE: 'prod' }, 'LIVERY_MODE is "prod": it must be demo or production.'],
    [{ PRERENDER_GAME_PICTURES: 'maybe' }, 'PRERENDER_GAME_PICTURES is "maybe"'],
  ])('rejects %j and names the setting', (env, message) => {
    expect(() => readEnv(env as Record<string, string>)).toThrow(SettingsError)
    expect(() => readEnv(env as Record<string, string>)).toThrow(message)
  })
})

describe('the mode', () => {
  const key = createPayloadKey()
  const production = {
    LIVERY_MODE: 'production',
    DATABASE_URL: 'postgres://livery_serve@db.example/livery',
    SECRET_KEY: 'pk8Zq1vN0wXr5sTt7uYyB3cDdE9fGgHh',
    PAYLOAD_KEY: key,
    ADMIN_API_TOKEN: 'Qa2Ws3Ed4Rf5Tg6Yh7Uj8Ik9Ol0Pmnbv',
    TRUST_PROXY: '10.0.0.1',
    SMTP_URL: 'smtps://mail.example',
    MAIL_FROM: 'no-reply@example.com',
    SMS_GATEWAY_URL: 'none',
  }
  const listProblems = (env: Record<string, string>): readonly string[] => {
    try {
      readEnv(env)
      return []
    } catch (error) {
      return error instanceof SettingsError ? error.message.split('\n') : [String(error)]
    }
  }
  const listProblemNames = (env: Record<string, string>): readonly string[] =>
    listProblems(env).map((line) => /^[A-Z_]+/.exec(line)?.[0] ?? line)

  it('is derived from NODE_ENV unless LIVERY_MODE is set', () => {
    const { LIVERY_MODE: _, ...rest } = production
    expect(readEnv({ ...rest, NODE_ENV: 'production' }).mode).toBe('production')
    expect(readEnv({ NODE_ENV: 'production', LIVERY_MODE: 'demo' }).mode).toBe('demo')
    expect(readEnv({ NODE_ENV: 'test' }).mode).toBe('demo')
  })

  it('restricts a demo to loopback addresses unless DEMO_PUBLIC is on', () => {
    expect(listProblemNames({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1' })).toEqual(['HOST', 'TRUST_PROXY'])
    for (const host of ['::', '192.0.2.1', 'server.example', '[::]', '127.0.0.1.example'])
      expect(listProblemNames({ HOST: host })).toEqual(['HOST'])
    for (const host of ['127.0.0.1', '127.0.0.9', '::1', '[::1]', 'localhost']) expect(listProblemNames({ HOST: host })).toEqual([])
    expect(listProblemNames({ HOST: '0.0.0.0', TRUST_PROXY: '10.0.0.1', DEMO_PUBLIC: 'on' })).toEqual([])
    expect(listProblemNames({ HOST: '0.0.0.0', DEMO_PUBLIC: 'yes' })).toEqual(['DEMO_PUBLIC', 'HOST'])
  })

  it('accepts production with all required settings', () => {
    expect(listProblems(production)).toEqual([])
    expect(listProblems({ ...production, HOST: '0.0.0.0' })).toEqual([])
  })

  it('rejects production with a message for each missing setting, demo setting and unsafe value', () => {
    const missing = ['DATABASE_URL', 'SECRET_KEY', 'PAYLOAD_KEY', 'ADMIN_API_TOKEN', 'TRUST_PROXY', 'SMTP_URL', 'SMS_GATEWAY_URL']
    expect(listProblemNames({ LIVERY_MODE: 'production' })).toEqual(missing)
    const unsafe = {
      ...production,
      TRUST_PROXY: '10.0.0.1, 128.0.0.0/1',
      SECRET_KEY: 'x'.repeat(40),
      ADMIN_API_TOKEN: 'x'.repeat(40),
      DEMO_PASSWORD: 'Fjordpassword1',
      DEMO_PUBLIC: 'on',
      GATEWAY_ORIGIN: 'https://pay.example',
      DEFAULT_MERCHANT: 'lotus',
      DEMO_VENDOR_ORIGIN: 'http://vendor.localhost:8080',
    }
    expect(listProblemNames(unsafe)).toEqual([
      'DEMO_PASSWORD',
      'DEMO_PUBLIC',
      'DEMO_VENDOR_ORIGIN',
      'GATEWAY_ORIGIN',
      'DEFAULT_MERCHANT',
      'TRUST_PROXY',
      'SECRET_KEY',
      'ADMIN_API_TOKEN',
      'ADMIN_API_TOKEN',
    ])
    expect(listProblemNames({ ...production, PORT: 'eighty', DATABASE_URL: 'mysql://x', SMTP_URL: '', MAIL_FROM: '' })).toEqual([
      'PORT',
      'DATABASE_URL',
      'SMTP_URL',
    ])
    for (const line of listProblems(unsafe)) expect(line).not.toMatch(/xxxx|Fjord/)
  })
})
