import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const baseFolder = join(import.meta.dirname, '../../merchants/base')

/** Host of a brand for players. */
export const alpha = 'alpha.test'
/** Host of a second brand for players, with another currency. */
export const beta = 'beta.test'
/** Host of a brand whose site is for agents. */
export const gamma = 'gamma.test'
/** Host of a brand with the slider check, images from other origins, and a theme that follows the operating system. */
export const delta = 'delta.test'

/** Unreachable identity providers: one with configured endpoints, and one with endpoints that are discovered. */
const socialLogin = {
  facebook: {
    authorizationUrl: 'https://social.test/auth',
    tokenUrl: 'https://social.test/token',
    userUrl: 'https://social.test/me',
    clientId: 'tests',
  },
  google: { issuer: 'http://127.0.0.1:9', clientId: 'tests' },
}

/** A bonus for any deposit, once per account. */
const onceBonus = {
  texts: { EN: { title: 'Once' }, TY: { title: 'Một lần' } },
  enabled: true,
  order: 30,
  percent: '10',
  maxBonus: '20',
  turnover: 1,
  once: true,
}

/** Writes a merchants folder that contains only `base`. Returns its path. */
export function writeBase(): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-brands-'))
  cpSync(baseFolder, join(root, 'base'), { recursive: true })
  return root
}

/**
 * Writes a merchants folder with `base` and four small brands that differ in all data that could leak between them.
 * Returns its path.
 */
export function writeSmallBrands(): string {
  const root = writeBase()
  writeBrand(root, 'alpha', {
    merchant: { name: 'Alpha', code: 'ALPHA1', domains: [alpha] },
    platform: {
      registrationBonus: '1000.00',
      deposits: { bonuses: { single: onceBonus } },
      flags: { FREEPLAY3: true, CHNGPASSVERIF3: true },
      affiliateCodes: { ALPHACODE: { agent: 'agent' } },
      socialLogin,
    },
    registration: { social: { google: true, facebook: true, oneClick: true } },
    settings: {
      extraVerification: { sms: true, email: true, authenticator: true, accountHolderName: true },
      times: { phoneCodeWaitMinutes: 2, sessionIdleMinutes: 30 },
    },
  })
  writeBrand(root, 'beta', {
    merchant: { name: 'Beta', code: 'BETA1', domains: [beta], currency: { code: 'USDT', exponent: 6 } },
    platform: {
      registrationBonus: '2.500000',
      flags: { MANPLAYREB3: false },
      vendors: { DS88: { enabled: false } },
      accounts: { agent: null, player: { balance: '7.000001', upline: null } },
      affiliateCodes: { WELCOME8: null },
    },
    registration: { socialSms: { enabled: true } },
    settings: { unknownAccounts: 'revealed' },
  })
  writeBrand(root, 'gamma', {
    merchant: { name: 'Gamma', code: 'GAMMA1', domains: [gamma], side: 'agent' },
    platform: { socialLogin, accounts: { agent: { contracts: ['hourlySalary'] } } },
    registration: { social: { google: true } },
    settings: { extraVerification: { accountHolderName: true } },
  })
  writeBrand(root, 'delta', {
    merchant: { name: 'Delta', code: 'DELTA1', domains: [delta] },
    platform: { flags: { MOBILENUMREG3: true, REGMOBVERF3: true, MOBILEVERCODELOGIN3: true } },
    settings: { sliderCheck: { login: true, smsRegister: true }, imageOrigins: ['https://img.test', 'https://img2.test'] },
    theme: { default: 'system', dark: { header: '#190c0d' }, light: { header: '#7d0f1a', onHeader: '#fff3e0' } },
  })
  return root
}

interface BrandFiles {
  readonly merchant: object
  readonly platform: object
  readonly settings?: object
  readonly registration?: object
  readonly theme?: object
}

/** Writes or overwrites one brand that extends `base`. */
export function writeBrand(root: string, id: string, { merchant, platform, ...files }: BrandFiles): void {
  mkdirSync(join(root, id), { recursive: true })
  writeFileSync(join(root, id, 'merchant.json'), JSON.stringify({ extends: 'base', ...merchant }))
  writeFileSync(join(root, id, 'platform.json'), JSON.stringify(platform))
  for (const [name, content] of Object.entries(files)) writeFileSync(join(root, id, `${name}.json`), JSON.stringify(content))
}
