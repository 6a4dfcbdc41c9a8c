import baseOverlays from '../../../merchants/base/overlays.json' with { type: 'json' }
import baseSettings from '../../../merchants/base/settings.json' with { type: 'json' }
import type { Game, GameMenu, MemberInfo, Permission, RegisterRule } from '../../generated/api.ts'
import type { Facts, Flag } from '../contract/facts.ts'
import type { Boot, SiteConfig } from '../contract/site.ts'
import { resolveFlags } from '../resolve/flags.ts'

const phoneCheckErrors = {
  'auth/invalid-phone-number': { text: 'phone_check_number_invalid', at: 'number' },
  'auth/missing-phone-number': { text: 'phone_check_number_missing', at: 'number' },
  'auth/too-many-requests': { text: 'phone_check_too_many', at: 'dialog' },
  'auth/internal-error': { text: 'phone_check_unknown', at: 'dialog' },
  'auth/invalid-verification-code': { text: 'phone_check_code_wrong', at: 'code' },
  'auth/missing-verification-code': { text: 'phone_check_code_wrong', at: 'code' },
  'auth/captcha-check-failed': { text: 'phone_check_captcha', at: 'dialog' },
  'auth/quota-exceeded': { text: 'phone_check_quota', at: 'dialog' },
  'auth/operation-not-allowed': { text: 'phone_check_disabled', at: 'dialog' },
  'auth/code-expired': { text: 'phone_check_code_expired', at: 'code' },
  'auth/popup-closed-by-user': { text: 'phone_check_closed', at: 'code' },
} as const

/** A small, complete brand in memory for tests; `overrides` replaces parts of it. */
export function smallConfig(overrides: Partial<SiteConfig> = {}): SiteConfig {
  return {
    merchant: {
      name: 'Tiny',
      code: 'TINY1',
      domains: ['tiny.example'],
      platform: 'web',
      lotteryType: 'SEA',
      device: 'WEB',
      channel: 'web',
      clientType: 3,
      gamePlatforms: { launch: 'html5-desktop', list: ['html5-desktop'] },
      currency: { code: 'VND', symbol: 'P', exponent: 2, decimals: 2, placement: 'before', groupSeparator: ',', decimalSeparator: '.' },
      timeZone: 'Asia/Ho_Chi_Minh',
      side: 'member',
      marks: { mark: 'brand/mark.svg', wordmark: 'brand/wordmark.svg', favicon: 'brand/favicon.svg' },
    },
    languages: {
      default: 'TY',
      followVisitor: false,
      catalogue: {
        EN: { name: 'English', tag: 'en-US', direction: 'ltr', enabled: true, order: 10 },
        TY: { name: 'Tiếng Việt', tag: 'vi-VN', direction: 'ltr', enabled: true, order: 20 },
        DE: { name: 'Deutsch', tag: 'de-DE', direction: 'ltr', enabled: false, order: 30 },
      },
    },
    theme: smallTheme(),
    routes: {
      loginedToHomePage: false,
      home: 'index',
      login: 'login',
      notFound: 'notFound',
      game: 'game',
      help: 'help',
      partner: 'help',
      promotions: 'promotions',
      promotion: 'promoDetail',
      notices: 'noticePage',
      closed: { maintenance: 'maintenance', restricted: 'restricted', unknown: 'unavailable' },
      routes: {
        index: { path: '/index', page: 'home', layout: 'full' },
        login: { path: '/login', page: 'home', layout: 'full', overlay: 'login', open: true },
        register: { path: '/register', page: 'home', layout: 'full', overlay: 'register', open: true },
        rng: { path: '/rng', page: 'plain', layout: 'full', query: ['page'] },
        sports: { path: '/sports', page: 'plain', layout: 'full' },
        game: { path: '/game', page: 'plain', layout: 'full', query: ['game', 'vendor', 'mode'] },
        help: { path: '/help', page: 'plain', layout: 'full', query: ['topic'] },
        old: { path: '/old', redirect: 'index' },
        notFound: { path: '/404', page: 'missing', layout: 'full' },
      },
    },
    layouts: { areas: { header: { nodes: { steps: { widget: 'steps' } } } }, layouts: { full: { header: 'header' } } },
    navigation: { header: {}, footer: {}, about: {}, rightBar: {}, memberBar: {}, bottom: {} },
    games: {
      categories: {
        RNG: { name: 'in_rng_game', icon: 'slots', route: 'rng', enabled: true, order: 10 },
        SPORTS: { name: 'in_sports_game', icon: 'sports', route: 'sports', enabled: true, order: 20 },
        ESPORTS: { name: 'in_esports_game', icon: 'esports', route: 'sports', enabled: true, order: 30 },
        COCKFIGHT: {
          name: 'in_cockfight_game',
          icon: 'cockfight',
          route: 'sports',
          enabled: true,
          when: { vendor: { code: 'DS88', in: 'SPORTS' } },
          order: 40,
        },
        FISH: { name: 'in_fish_game', icon: 'fish', route: 'sports', enabled: false, order: 50 },
      },
      rebateRates: { RNG: { percent: 1.2 }, SPORTS: { percent: 1 } },
      liveFilters: {},
      esportsVendors: ['IME'],
      prizeModes: ['SEA'],
      prizeLevels: { min: 1700, max: 1960 },
      lotteryIcons: {},
      lotteryRoutes: {},
    },
    overlays: {
      defaults: baseOverlays.defaults,
      login: 'login',
      register: 'register',
      forgotPassword: 'forgotPassword',
      changePassword: 'changePassword',
      paymentPassword: 'paymentPassword',
      notice: 'notice',
      gamePopup: 'gamePopup',
      gameClosed: 'gameClosed',
      memberCentre: 'memberCentre',
      agentCentre: 'agentCentre',
      overlays: {
        login: { kind: 'modal', title: 'login_title', access: 'visitor', width: 440, clickToClose: true, nodes: {} },
        register: { kind: 'modal', title: 'register_title', access: 'visitor', nodes: {} },
        paymentPassword: { kind: 'modal', title: 'payment_password_title', access: 'member', nodes: {} },
        gamePopup: { kind: 'modal', title: 'game_popup_title', access: 'signedIn', nodes: {} },
        gameClosed: { kind: 'modal', title: 'games_maintenance', access: 'everyone', nodes: {} },
        memberCentre: { kind: 'modal', title: 'member_title', access: 'member', nodes: {} },
        agentCentre: { kind: 'modal', title: 'agent_title', access: 'agent', nodes: {} },
      },
    },
    menus: {
      member: {
        allowed: true,
        default: 'securityCenter',
        items: {
          securityCenter: { name: 'member_securityCenter', icon: 'user', order: 10, nodes: {} },
          depositv2: { name: 'member_depositv2', icon: 'deposit', order: 20, nodes: {} },
          manualRebate: { name: 'member_manualRebate', icon: 'cashback', order: 30, when: { flag: 'MANPLAYREB3' }, nodes: {} },
        },
      },
      agent: {
        allowed: true,
        default: 'agentTeamOverview',
        items: {
          agentTeamOverview: { name: 'agent_agentTeamOverview', icon: 'team', order: 10, nodes: {} },
          agentDividendRecord2: {
            name: 'agent_agentDividendRecord2',
            icon: 'dividend',
            order: 20,
            when: { contract: 'dividend' },
            nodes: {},
          },
        },
      },
    },
    registration: {
      title: { key: 'register_title', values: {} },
      hint: { key: 'register_hint', values: {} },
      onError: 'message',
      confirmPassword: 'copied',
      consentAge: 18,
      birthdayAge: 21,
      terms: 'combined',
      affiliateParameters: ['aff'],
      referralParameters: ['ref'],
      phone: { default: '84', regions: { '84': { name: 'Việt Nam', min: 9, max: 10 } } },
      defaultMethod: 'username',
      social: { google: false, facebook: false, oneClick: false },
      socialSms: { enabled: false, provider: 'platform', errors: phoneCheckErrors },
      fields: {
        username: { label: 'field_username', input: 'text', autocomplete: 'username', order: 10 },
        password: { label: 'field_password', input: 'password', order: 20 },
        confirmPassword: { label: 'field_confirmPassword', input: 'password', order: 30 },
        email: { label: 'field_email', input: 'email', order: 40, rule: { patternId: 'email' } },
        mobileNum: { label: 'field_mobileNum', input: 'tel', order: 50 },
        verificationCode: { label: 'field_verificationCode', input: 'digits', order: 60 },
        paymentPassword: {
          label: 'field_paymentPassword',
          input: 'password',
          order: 70,
          rule: { patternId: 'digits', minLength: 6, maxLength: 6 },
        },
      },
    },
    settings: smallSettings(),
    pages: {
      home: {
        title: 'page_home_title',
        description: 'page_home_description',
        nodes: {
          banner: { widget: 'banner', order: 10, props: { slides: {} } },
          rebate: { widget: 'steps', order: 20, when: { flag: 'MANPLAYREB3' } },
        },
      },
      plain: { title: 'page_plain_title', description: 'page_plain_description', nodes: {} },
      missing: { title: 'page_missing_title', description: 'page_missing_description', nodes: {} },
      maintenance: {
        title: 'page_maintenance_title',
        description: 'page_maintenance_description',
        nodes: { notice: { widget: 'gate-notice', props: { kind: 'maintenance' } } },
      },
    },
    ...overrides,
  }
}

/**
 * Returns the settings of the base brand, so that a test that relies on a value fails when the value changes. Feedback
 * and announcements are fixed; there are no pop-ups and no partners.
 */
function smallSettings(): SiteConfig['settings'] {
  const { $schema: _schema, popups: _popups, partners: _partners, ...settings } = structuredClone(baseSettings)
  return {
    ...(settings as unknown as SiteConfig['settings']),
    feedback: { types: { other: { label: 'feedback_type_other', order: 10 } }, min: 10, max: 500 },
    announcements: { types: ['B'], execution: 'B', platform: 'W' },
  }
}

function smallTheme(): SiteConfig['theme'] {
  const shade = '#101010'
  const colours = {
    canvas: shade,
    surface: shade,
    raised: shade,
    sunken: shade,
    line: shade,
    control: shade,
    text: shade,
    muted: shade,
    accent: shade,
    accentEnd: shade,
    onAccent: shade,
    accentText: shade,
    second: shade,
    onSecond: shade,
    good: shade,
    bad: shade,
    warn: shade,
    focus: shade,
    scrim: shade,
    header: shade,
    onHeader: shade,
    chatHeader: shade,
  }
  return {
    default: 'dark',
    dark: colours,
    light: colours,
    faces: {},
    type: {
      body: 'Inter',
      display: 'Inter',
      figures: 'Inter',
      size: 15,
      ratio: 1.2,
      headingWeight: 700,
      headingCase: 'none',
      headingTracking: 0,
    },
    shape: { control: 8, card: 12, panel: 16, line: 1 },
    space: { density: 'regular', content: 1320, section: 48 },
    motion: { fast: 120, slow: 220 },
    treatment: { button: 'solid', card: 'flat', heading: 'plain', field: 'box', depth: 'none' },
  }
}

export function smallBoot(overrides: Partial<SiteConfig> = {}): Boot {
  return {
    merchant: 'tiny',
    config: smallConfig(overrides),
    language: 'EN',
    messages: smallMessages,
    messageFiles: { EN: '/en.json', TY: '/ty.json' },
    assets: {},
    version: '1',
  }
}

const smallMessages = {
  page_home_title: 'Tiny',
  page_plain_title: 'Plain',
  page_missing_title: 'Missing',
  engine_retry: 'Try again',
  engine_skip: 'Skip',
  engine_close: 'Close',
  engine_working: 'Please wait',
  code_wait: 'Again in {time}',
  login_free_play: 'Try it',
  error_chunk: 'This part did not load.',
  error_timeout: 'This took too long.',
}

export interface PermissionOptions {
  readonly status?: number
  readonly flags?: readonly Flag[]
  readonly rules?: readonly RegisterRule[]
  readonly support?: Permission['info']['customerService']
}

/** Returns every flag except one. */
export const listFlagsExcept = (excluded: Flag): readonly Flag[] =>
  (Object.keys(resolveFlags(undefined)) as Flag[]).filter((flag) => flag !== excluded)

export function smallPermission({ status = 0, flags = [], rules = [], support = [] }: PermissionOptions = {}): Permission {
  return {
    status,
    info: {
      whitelabel: [{ modId: 'ROOT', enabled: '1', childrenNodes: flags.map((modId) => ({ modId, enabled: '1' })) }],
      registerRules: [...rules],
      resources: [],
      customerService: support,
      imageCDNs: [],
      launchGameCDNs: [],
      publicKey: { kid: 'k1', alg: 'ECDH-ES+A256KW', jwk: {} },
    },
    location: { ip: '192.0.2.1', country: 'VN' },
    maintenance: status === 1,
    regionRestriction: status === 2,
  }
}

export const smallGame = (vassalage: string, gameType: string, gameName: string = vassalage): Game => ({
  gameId: gameName,
  vassalage,
  gameType,
  gameName,
  showIcon: `/art/${gameName}-{size}.webp`,
})

export const smallGameMenu = (gameCategory: string, vendors: readonly string[]): GameMenu => ({
  title: gameCategory,
  gameCategory,
  vendors: vendors.map((vassalage) => ({ vassalage, name: `Vendor ${vassalage}` })),
  cards: vendors.map((code) => smallGame(code, gameCategory)),
})

export const smallMember = (type: number): MemberInfo => ({
  id: '1',
  account: 'ann',
  nickname: 'Ann',
  type,
  toUpline: false,
  memberLabel: [],
  avatarType: 'STATIC',
})

/** Returns facts; by default those of a visitor of an open site without flags or games. */
export function smallFacts({
  member,
  token,
  ...overrides
}: Partial<Omit<Facts, 'session'>> & { readonly member?: MemberInfo; readonly token?: string } = {}): Facts {
  return {
    permission: smallPermission(),
    gameMenus: [],
    contracts: {},
    counts: {},
    session: { token: token ?? (member && 'secret'), member, balance: undefined },
    ...overrides,
  }
}
