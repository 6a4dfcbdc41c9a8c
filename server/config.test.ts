import { BlockList } from 'node:net'
import { describe, expect, it } from 'vitest'
import { SettingsError, readSettings } from './config.ts'

const read = (env: Record<string, string>) => readSettings(env, '/srv/livery')

describe('readSettings', () => {
  it('has a value for everything that is not given, and takes what is empty for not given', () => {
    expect(read({ PORT: '', HOST: ' ', TRUST_PROXY: '' })).toEqual({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/livery/data',
      databaseUrl: undefined,
      migrateDatabaseUrl: undefined,
      merchantsDir: '/srv/livery/merchants',
      defaultMerchant: undefined,
      demoPassword: undefined,
      secretKey: undefined,
      payloadKey: undefined,
      controlToken: undefined,
      trustProxy: [],
      uncounted: new BlockList(),
      countryHeader: undefined,
      vendorOrigin: undefined,
      smtp: undefined,
      smsGateway: undefined,
      passwordCost: { memory: 64, passes: 3 },
      drawAhead: true,
    })
  })

  it('takes addresses and networks whose work does not grow', () => {
    const { uncounted } = read({ UNCOUNTED_ADDRESSES: '127.0.0.0/8, 2001:db8::1' })
    expect(['127.9.9.9', '128.0.0.1'].map((address) => uncounted.check(address))).toEqual([true, false])
    expect(uncounted.check('2001:db8::1', 'ipv6')).toBe(true)
  })

  it('takes folders from where the server is started, and absolute ones as they are', () => {
    expect(read({ DATA_DIR: 'store', MERCHANTS_DIR: '/brands' })).toMatchObject({ dataDir: '/srv/livery/store', merchantsDir: '/brands' })
  })

  it('takes a list of proxies, and header names in any case', () => {
    expect(read({ TRUST_PROXY: '10.0.0.1, 10.1.0.0/16', COUNTRY_HEADER: 'CF-IPCountry' })).toMatchObject({
      trustProxy: ['10.0.0.1', '10.1.0.0/16'],
      countryHeader: 'cf-ipcountry',
    })
  })

  it.each([
    [{ UNCOUNTED_ADDRESSES: '10.0.0.1, 10.0.0.0/33' }, 'UNCOUNTED_ADDRESSES has "10.0.0.0/33"'],
    [{ UNCOUNTED_ADDRESSES: 'localhost' }, 'UNCOUNTED_ADDRESSES has "localhost"'],
    [{ PORT: '80a' }, 'PORT is "80a"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ SMTP_URL: 'http://mail.example', MAIL_FROM: 'a@example.com' }, 'SMTP_URL must start with smtp://'],
    [{ MAIL_FROM: 'a@example.com' }, 'SMTP_URL must start with smtp://'],
    [{ SMTP_URL: 'smtps://mail.example' }, 'MAIL_FROM must be the address'],
    [{ SMTP_URL: 'smtps://mail.example', MAIL_FROM: 'Brand <a@example.com>' }, 'MAIL_FROM must be the address'],
    [{ SMS_GATEWAY_URL: 'http://sms.example' }, 'SMS_GATEWAY_URL must be an https address'],
    [{ SMS_GATEWAY_TOKEN: 'secret' }, 'SMS_GATEWAY_URL must be an https address'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL must start with postgres://'],
    [{ DATABASE_URL: 'postgres://x', MIGRATE_DATABASE_URL: 'mysql://x' }, 'MIGRATE_DATABASE_URL must start with postgres://'],
    [{ MIGRATE_DATABASE_URL: 'postgres://x' }, 'MIGRATE_DATABASE_URL goes with DATABASE_URL'],
    [{ VENDOR_ORIGIN: 'http://games.example' }, 'VENDOR_ORIGIN is "http://games.example"'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY is too short'],
    [{ CONTROL_TOKEN: 'short' }, 'CONTROL_TOKEN is too short'],
    [{ DEMO_PASSWORD: 'short' }, 'DEMO_PASSWORD is too short'],
    [{ PASSWORD_COST: '64' }, 'PASSWORD_COST is "64"'],
    [{ PASSWORD_COST: '18x3' }, 'at least 19x2'],
    [{ PASSWORD_COST: '64x1' }, 'at least 19x2'],
    [{ DRAW_AHEAD: 'maybe' }, 'DRAW_AHEAD is "maybe"'],
  ])('refuses %j and names the setting, without repeating a secret', (env, message) => {
    expect(() => read(env as Record<string, string>)).toThrow(SettingsError)
    expect(() => read(env as Record<string, string>)).toThrow(message)
  })
})
