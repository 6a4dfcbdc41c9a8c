// Derived from schemas/ by `npm run generate`. Never edited by hand.
/**
 * A PNG picture in base64.
 */
export type SessionCaptchaValue = string
export type SessionLogoutValue = null
export type SystemWhitelabelValue = WhitelabelNode[]
export type SystemRegisterSettingsValue = RegisterRule[]

/**
 * What every call takes and answers.
 */
export interface Calls {
  'agent.affiliate': AgentAffiliateCall
  'game.menus': GameMenusCall
  'member.register': MemberRegisterCall
  'member.info': MemberInfoCall
  'session.captcha': SessionCaptchaCall
  'session.login': SessionLoginCall
  'session.logout': SessionLogoutCall
  'system.status': SystemStatusCall
  'system.whitelabel': SystemWhitelabelCall
  'system.registerSettings': SystemRegisterSettingsCall
  'system.domainRoute': SystemDomainRouteCall
  'wallet.balance': WalletBalanceCall
}
export interface AgentAffiliateCall {
  query: AgentAffiliateQuery
  value: AffiliateCheck
}
export interface AgentAffiliateQuery {
  code: string
  domain: string
}
export interface AffiliateCheck {
  valid: boolean
}
export interface GameMenusCall {
  query: GameMenusQuery
  value: GameMenusValue
}
export interface GameMenusQuery {
  merchantCode: string
}
export interface GameMenusValue {
  data: {
    lanes: Lane[]
  }
}
/**
 * One category.
 */
export interface Lane {
  title: string
  /**
   * The category.
   */
  gameCategory: string
  vendors: Vendor[]
  cards: Game[]
}
/**
 * A vendor.
 */
export interface Vendor {
  /**
   * Its code.
   */
  vassalage: string
  /**
   * Its name.
   */
  name: string
}
/**
 * A game.
 */
export interface Game {
  gameId?: string
  roomId?: string
  nodeId?: string
  /**
   * The vendor's code.
   */
  vassalage: string
  accountTypeName?: string
  gameName: string
  nodeName?: string
  /**
   * The picture; {size} stands for s or l.
   */
  showIcon: string
  /**
   * 0 means that a free trial is offered.
   */
  supportPlay?: number
  isHot?: boolean
  isNew?: boolean
  maintenance?: boolean
  /**
   * The name by language tag.
   */
  displayName?: {
    [k: string]: string
  }
  code?: string
  defaultPlayType?: string
  /**
   * The category.
   */
  gameType: string
  /**
   * VASSALAGE opens a list of games.
   */
  isGame?: string
}
export interface MemberRegisterCall {
  body: MemberRegisterBody
  value: LoginResult
}
export interface MemberRegisterBody {
  username: string
  password: string
  confirmPassword?: string
  payeeName?: string
  email?: string
  qqNum?: string
  mobileNum?: string
  recommenderId?: string
  captcha?: string
  verificationCode?: string
  affiliateCode?: string
  paymentPassword?: string
  line?: string
  whatsapp?: string
  facebook?: string
  wechat?: string
  idNumber?: string
  referralCode?: string
  nickname?: string
  fullName?: string
  telegram?: string
  zalo?: string
  birthday?: string
  address?: string
  nationality?: string
  occupation?: string
  sourceOfIncome?: string
  placeOfBirth?: string
  login: true
  /**
   * The address of the page, without secrets.
   */
  registerUrl?: string
  /**
   * The host of the page.
   */
  domain?: string
  registerMethod: 'WEB'
  /**
   * Digits, without plus.
   */
  countryDialingCode?: string
  /**
   * Whether the visitor says that they are of age; without it the registration is refused.
   */
  ageConsent?: boolean
  sliderResult?: string
}
/**
 * A login.
 */
export interface LoginResult {
  /**
   * The session token.
   */
  token: string
  firstTimeLogin: boolean
  passwordExpired: boolean
  user: MemberInfo
}
/**
 * A member.
 */
export interface MemberInfo {
  id: string
  /**
   * The username.
   */
  account: string
  nickname: string
  /**
   * The account type.
   */
  type: number
  /**
   * Whether a transfer to the upline is allowed.
   */
  toUpline: boolean
  clubLabel?: {
    labelName: string
    rankLevel: number
  }
  memberLabel: {
    labelName: string
  }[]
  avatar?: string
  avatarType: 'CUSTOM' | 'STATIC'
}
export interface MemberInfoCall {
  value: MemberInfo
}
export interface SessionCaptchaCall {
  value: SessionCaptchaValue
}
export interface SessionLoginCall {
  body: SessionLoginBody
  value: LoginResult
}
export interface SessionLoginBody {
  username: string
  password: string
  captcha?: string
  type: 'username' | 'sms'
  /**
   * An opaque result of the slider check.
   */
  sliderResult?: string
}
export interface SessionLogoutCall {
  value: SessionLogoutValue
}
export interface SystemStatusCall {
  query: SystemStatusQuery
  value: Permission
}
export interface SystemStatusQuery {
  /**
   * The host that the visitor is on.
   */
  url: string
}
/**
 * What is true for this visitor of this brand now.
 */
export interface Permission {
  /**
   * 0 open, 1 maintenance, 2 restricted. Any other value counts as closed.
   */
  status: number
  /**
   * What the brand may do.
   */
  info: {
    whitelabel: WhitelabelNode[]
    registerRules: RegisterRule[]
    resources: Resource[]
    customerService: CustomerService[]
    /**
     * Analytics.
     */
    analytics?: {
      /**
       * The Google tag.
       */
      gtagId?: string
    }
    /**
     * Origins of pictures; empty is this one.
     */
    imageCDNs: string[]
    /**
     * Origins that games are loaded from.
     */
    launchGameCDNs: string[]
    /**
     * The key that sensitive payloads are encrypted to.
     */
    publicKey: {
      kid: string
      alg: 'ECDH-ES+A256KW'
      /**
       * A public EC key as JWK.
       */
      jwk: {
        [k: string]: unknown
      }
    }
  }
  /**
   * Where the visitor is.
   */
  location: {
    /**
     * The address.
     */
    ip: string
    /**
     * Two letters.
     */
    country: string
  }
  /**
   * Whether the brand is under maintenance.
   */
  maintenance: boolean
  /**
   * Whether the visitor's region is turned away.
   */
  regionRestriction: boolean
}
/**
 * One flag and what stands below it.
 */
export interface WhitelabelNode {
  /**
   * The flag.
   */
  modId: string
  /**
   * '1' means on.
   */
  enabled: string
  childrenNodes?: WhitelabelNode[]
}
/**
 * The rule of one registration field.
 */
export interface RegisterRule {
  /**
   * The field.
   */
  field:
    | 'username'
    | 'password'
    | 'confirmPassword'
    | 'payeeName'
    | 'email'
    | 'qqNum'
    | 'mobileNum'
    | 'recommenderId'
    | 'captcha'
    | 'verificationCode'
    | 'affiliateCode'
    | 'paymentPassword'
    | 'line'
    | 'whatsapp'
    | 'facebook'
    | 'wechat'
    | 'idNumber'
    | 'referralCode'
    | 'nickname'
    | 'fullName'
    | 'telegram'
    | 'zalo'
    | 'birthday'
    | 'address'
    | 'nationality'
    | 'occupation'
    | 'sourceOfIncome'
    | 'placeOfBirth'
  /**
   * Whether the form has it.
   */
  enabled: boolean
  /**
   * Whether it must be filled in.
   */
  required: boolean
  /**
   * A kind of the pattern catalogue; * is any.
   */
  patternId?: string
  /**
   * A regular expression of the platform's own.
   */
  acceptedPattern?: string
  /**
   * The fewest characters.
   */
  minLength?: number
  /**
   * The most characters.
   */
  maxLength?: number
}
/**
 * An app or another link of the brand.
 */
export interface Resource {
  /**
   * The kind: IOS, MOBILECONFIG, ANDROID or another.
   */
  resourceType: string
  /**
   * Where it leads.
   */
  url: string
  /**
   * What its QR code says.
   */
  qrCodeUrl?: string
  /**
   * The label.
   */
  labelNameEn?: string
  /**
   * The label in Chinese.
   */
  labelNameCn?: string
}
/**
 * One customer service.
 */
export interface CustomerService {
  csType: 'LIVECHAT' | 'FACEBOOK' | 'VIP'
  /**
   * Its title.
   */
  title: string
  /**
   * Where it opens.
   */
  path: string
}
export interface SystemWhitelabelCall {
  value: SystemWhitelabelValue
}
export interface SystemRegisterSettingsCall {
  value: SystemRegisterSettingsValue
}
export interface SystemDomainRouteCall {
  value: SystemDomainRouteValue
}
export interface SystemDomainRouteValue {
  domainList: string[]
  resources: Resource[]
}
export interface WalletBalanceCall {
  value: Balance
}
export interface Balance {
  /**
   * The balance as a decimal number.
   */
  sumBalance: string
  /**
   * The currency's code.
   */
  currency?: string
}
