// Derived from schemas/ by `npm run generate`. Never edited by hand.
/**
 * The days of a report, by the clocks of the brand: today, yesterday, seven or thirty days with today, or this month so far.
 */
export type ReportPeriod = 'today' | 'yesterday' | 'days7' | 'days30' | 'month'
export type ContentHelpCenterValue = HelpTopic[]
export type ContentVipRanksValue = VipRank[]
export type ContentFeedbackValue = null
export type MemberChangePasswordValue = null
export type MemberSetPaymentPasswordValue = null
export type MemberConfirmAuthenticatorValue = null
export type MemberRemoveAuthenticatorValue = null
/**
 * A PNG picture in base64.
 */
export type SessionCaptchaValue = string
/**
 * What a picture would have said; it goes with the next login or registration from this browser.
 */
export type SessionCaptchaTextValue = string
export type SessionFirstLoginValue = null
export type SessionLogoutValue = null
export type SessionSocialLinkValue = null
export type SessionForgetPlaceValue = null
export type SystemWhitelabelValue = WhitelabelNode[]
export type SystemRegisterSettingsValue = RegisterRule[]

/**
 * What every call takes and answers.
 */
export interface Calls {
  'agent.affiliate': AgentAffiliateCall
  'agent.downlines': AgentDownlinesCall
  'agent.register': AgentRegisterCall
  'agent.contractInfo': AgentContractInfoCall
  'agent.contracts': AgentContractsCall
  'agent.dividendRequest': AgentDividendRequestCall
  'agent.dailySalaryContract': AgentDailySalaryContractCall
  'agent.hourlySalary': AgentHourlySalaryCall
  'agent.realtimeSalaryContract': AgentRealtimeSalaryContractCall
  'agent.contractStep': AgentContractStepCall
  'agent.overview': AgentOverviewCall
  'agent.statement': AgentStatementCall
  'content.notices': ContentNoticesCall
  'content.helpCenter': ContentHelpCenterCall
  'content.vipRanks': ContentVipRanksCall
  'content.feedback': ContentFeedbackCall
  'game.menus': GameMenusCall
  'game.list': GameListCall
  'game.hot': GameHotCall
  'game.popular': GamePopularCall
  'game.announcements': GameAnnouncementsCall
  'game.vassalTypes': GameVassalTypesCall
  'game.vassals': GameVassalsCall
  'game.favourites': GameFavouritesCall
  'game.favouriteList': GameFavouriteListCall
  'game.favour': GameFavourCall
  'game.recent': GameRecentCall
  'game.pvpRooms': GamePvpRoomsCall
  'game.vnMenu': GameVnMenuCall
  'game.vnRecent': GameVnRecentCall
  'game.launch': GameLaunchCall
  'game.winners': GameWinnersCall
  'game.vnNumeros': GameVnNumerosCall
  'game.lotteryLobby': GameLotteryLobbyCall
  'game.lotteryResults': GameLotteryResultsCall
  'member.register': MemberRegisterCall
  'member.registerMobile': MemberRegisterMobileCall
  'member.registerSocial': MemberRegisterSocialCall
  'member.info': MemberInfoCall
  'member.details': MemberDetailsCall
  'member.changePassword': MemberChangePasswordCall
  'member.setPaymentPassword': MemberSetPaymentPasswordCall
  'member.forgotByEmail': MemberForgotByEmailCall
  'member.passwordByPhone': MemberPasswordByPhoneCall
  'member.authenticator': MemberAuthenticatorCall
  'member.confirmAuthenticator': MemberConfirmAuthenticatorCall
  'member.removeAuthenticator': MemberRemoveAuthenticatorCall
  'member.icon': MemberIconCall
  'member.avatar': MemberAvatarCall
  'session.captcha': SessionCaptchaCall
  'session.captchaText': SessionCaptchaTextCall
  'session.login': SessionLoginCall
  'session.loginV2': SessionLoginV2Call
  'session.firstLogin': SessionFirstLoginCall
  'session.logout': SessionLogoutCall
  'session.freePlay': SessionFreePlayCall
  'session.ways': SessionWaysCall
  'session.socialStart': SessionSocialStartCall
  'session.social': SessionSocialCall
  'session.socialLink': SessionSocialLinkCall
  'session.oneClick': SessionOneClickCall
  'session.extra': SessionExtraCall
  'session.extraSend': SessionExtraSendCall
  'session.extraCheck': SessionExtraCheckCall
  'session.devices': SessionDevicesCall
  'session.endDevice': SessionEndDeviceCall
  'session.forgetPlace': SessionForgetPlaceCall
  'system.status': SystemStatusCall
  'system.whitelabel': SystemWhitelabelCall
  'system.registerSettings': SystemRegisterSettingsCall
  'system.domainRoute': SystemDomainRouteCall
  'system.servicePaths': SystemServicePathsCall
  'system.openService': SystemOpenServiceCall
  'verification.smsNoLogin': VerificationSmsNoLoginCall
  'verification.smsRegister': VerificationSmsRegisterCall
  'verification.work': VerificationWorkCall
  'verification.slider': VerificationSliderCall
  'verification.slide': VerificationSlideCall
  'verification.smsConfirm': VerificationSmsConfirmCall
  'wallet.balance': WalletBalanceCall
  'wallet.merchant': WalletMerchantCall
  'wallet.transfer': WalletTransferCall
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
export interface AgentDownlinesCall {
  query: AgentDownlinesQuery
  value: DownlinePage
}
export interface AgentDownlinesQuery {
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many people a page has; 20 where it is not said.
   */
  pageSize?: number
  /**
   * Only people whose username has this in it, in any case.
   */
  username?: string
}
/**
 * A page of them.
 */
export interface DownlinePage {
  downlines: Downline[]
  /**
   * The page; the first is 1.
   */
  pageNum: number
  /**
   * How many pages there are.
   */
  totalPages: number
  /**
   * How many people there are.
   */
  total: number
}
/**
 * Somebody who stands directly below an agent.
 */
export interface Downline {
  /**
   * The username.
   */
  account: string
  nickname: string
  /**
   * The account's type.
   */
  type: number
  /**
   * When the account was made, as an ISO date and time.
   */
  createdAt: string
  /**
   * How many stand directly below this one.
   */
  downlines: number
  /**
   * Whether the account is held and cannot log in.
   */
  disabled: boolean
}
export interface AgentRegisterCall {
  body: AgentRegisterBody
  value: DownlineMade
}
export interface AgentRegisterBody {
  username: string
  password: string
  payeeName?: string
  email?: string
  qqNum?: string
  mobileNum?: string
  paymentPassword?: string
  line?: string
  whatsapp?: string
  facebook?: string
  wechat?: string
  idNumber?: string
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
  /**
   * Digits, without plus.
   */
  countryDialingCode?: string
  /**
   * Whether the agent says that the person is of age; without it the registration is refused.
   */
  ageConsent?: boolean
}
export interface DownlineMade {
  /**
   * The username.
   */
  account: string
}
export interface AgentContractInfoCall {
  value: ContractInfo
}
/**
 * The consolidated contract info of an account.
 */
export interface ContractInfo {
  /**
   * Dividends.
   */
  divtypereq: string
  /**
   * Daily salary.
   */
  dailysalreqtype: string
  /**
   * Hourly salary.
   */
  contracthoursalreq: string
  /**
   * Real-time salary.
   */
  realtimesalreqtype: string
}
export interface AgentContractsCall {
  query: AgentContractsQuery
  value: ContractPage
}
export interface AgentContractsQuery {
  /**
   * The kind of contract.
   */
  kind: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many contracts a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * Contracts with the agent above, and a page of those with agents below.
 */
export interface ContractPage {
  /**
   * Whether the agent may offer contracts of this kind.
   */
  mayOffer: boolean
  /**
   * With the agent above: those that are open, and the last ones that are not.
   */
  own: Contract[]
  below: Contract[]
  /**
   * The page; the first is 1.
   */
  pageNum: number
  /**
   * How many pages there are.
   */
  totalPages: number
  /**
   * How many contracts with agents below there are.
   */
  total: number
}
/**
 * A contract as one of its two sides sees it.
 */
export interface Contract {
  id: string
  /**
   * The username of the other side.
   */
  with: string
  /**
   * Which side the one who asks is.
   */
  side: 'upline' | 'downline'
  /**
   * ending: one side has asked to end it.
   */
  state: 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'ending' | 'ended'
  /**
   * Where it has ended: both sides agreed, another contract took its place, or the agent above got a lower rate.
   */
  reason?: 'agreed' | 'replaced' | 'lowerRate'
  /**
   * What the one who asks can do with it now.
   */
  steps: ('accept' | 'reject' | 'withdraw' | 'end' | 'agree' | 'refuse')[]
  /**
   * Whether accepting it puts it in the place of the contract in force.
   */
  replaces: boolean
  /**
   * The usernames of those below whose contract ends when it is accepted, for its rate is higher.
   */
  ends: string[]
  terms: ContractTerms
  /**
   * As an ISO date and time.
   */
  offeredAt: string
  /**
   * When its state changed last, as an ISO date and time.
   */
  changedAt: string
}
/**
 * What it says, under its kind.
 */
export interface ContractTerms {
  dividend?: DividendTerms
  dailySalary?: DailySalaryTerms
  hourlySalary?: HourlySalaryTerms
  realtimeSalary?: RealtimeSalaryTerms
}
/**
 * What a dividend contract says.
 */
export interface DividendTerms {
  /**
   * D daily, W weekly, H semimonthly, M monthly.
   */
  period: 'D' | 'W' | 'H' | 'M'
  /**
   * The valid bets of the period, as decimal text in the brand's currency.
   */
  validBet: string
  /**
   * The profit and loss of the period, as decimal text in the brand's currency.
   */
  profitLoss: string
  /**
   * How many active members.
   */
  activeMembers: number
  /**
   * Percent, as decimal text with two digits after the point at most.
   */
  rate: string
}
/**
 * What a daily salary contract says.
 */
export interface DailySalaryTerms {
  /**
   * The bets of a day, as decimal text in the brand's currency.
   */
  dailyBet: string
  /**
   * Percent, as decimal text with two digits after the point at most.
   */
  rate: string
}
/**
 * What an hourly salary contract says.
 */
export interface HourlySalaryTerms {
  /**
   * The bets of an hour, as decimal text in the brand's currency.
   */
  hourlyBet: string
}
/**
 * What a real-time salary contract says.
 */
export interface RealtimeSalaryTerms {
  /**
   * Percent of profits, as decimal text with two digits after the point at most.
   */
  profitRate: string
  /**
   * Percent of losses, as decimal text with two digits after the point at most.
   */
  lossRate: string
  /**
   * A single bet, as decimal text in the brand's currency.
   */
  singleBet: string
}
export interface AgentDividendRequestCall {
  body: AgentDividendRequestBody
  value: Contract
}
export interface AgentDividendRequestBody {
  /**
   * Who it is offered to.
   */
  username: string
  /**
   * D daily, W weekly, H semimonthly, M monthly.
   */
  period: string
  /**
   * The valid bets of the period, as decimal text in the brand's currency.
   */
  validBet: string
  /**
   * The profit and loss of the period, as decimal text in the brand's currency.
   */
  profitLoss: string
  /**
   * How many active members, as digits.
   */
  activeMembers: string
  /**
   * Percent, as decimal text with two digits after the point at most.
   */
  rate: string
}
export interface AgentDailySalaryContractCall {
  body: AgentDailySalaryContractBody
  value: Contract
}
export interface AgentDailySalaryContractBody {
  /**
   * Who it is offered to.
   */
  username: string
  /**
   * The bets of a day, as decimal text in the brand's currency.
   */
  dailyBet: string
  /**
   * Percent, as decimal text with two digits after the point at most.
   */
  rate: string
}
export interface AgentHourlySalaryCall {
  body: AgentHourlySalaryBody
  value: Contract
}
export interface AgentHourlySalaryBody {
  /**
   * Who it is offered to.
   */
  username: string
  /**
   * The bets of an hour, as decimal text in the brand's currency.
   */
  hourlyBet: string
}
export interface AgentRealtimeSalaryContractCall {
  body: AgentRealtimeSalaryContractBody
  value: Contract
}
export interface AgentRealtimeSalaryContractBody {
  /**
   * Who it is offered to.
   */
  username: string
  /**
   * Percent of profits, as decimal text with two digits after the point at most.
   */
  profitRate: string
  /**
   * Percent of losses, as decimal text with two digits after the point at most.
   */
  lossRate: string
  /**
   * A single bet, as decimal text in the brand's currency.
   */
  singleBet: string
}
export interface AgentContractStepCall {
  body: AgentContractStepBody
  value: Contract
}
export interface AgentContractStepBody {
  /**
   * The contract.
   */
  id: string
  /**
   * end asks the other side to end it; agree and refuse answer that.
   */
  step: 'accept' | 'reject' | 'withdraw' | 'end' | 'agree' | 'refuse'
  /**
   * Where an offer is accepted: how many contracts with people below the agent was told would end; none where it is not said. If it is another number by now, nothing is done.
   */
  ends?: number
}
export interface AgentOverviewCall {
  query: AgentOverviewQuery
  value: TeamOverview
}
export interface AgentOverviewQuery {
  period: ReportPeriod
}
/**
 * A team: everybody below an agent, however far.
 */
export interface TeamOverview {
  /**
   * The first day of the period by the clocks of the brand, as yyyy-MM-dd.
   */
  firstDay: string
  /**
   * The last one.
   */
  lastDay: string
  /**
   * How many stand directly below.
   */
  direct: number
  /**
   * How many stand below, however far.
   */
  team: number
  /**
   * How many of them came in the period.
   */
  joined: number
  /**
   * How many of them moved money in the period otherwise than by a bonus.
   */
  active: number
  /**
   * What all of them have now.
   */
  balance: string
  money: MoneyReport
}
/**
 * How money moved, as decimal numbers.
 */
export interface MoneyReport {
  /**
   * What came, besides wins and bonuses.
   */
  moneyIn: string
  /**
   * What went, besides bets.
   */
  moneyOut: string
  /**
   * What was staked.
   */
  bets: string
  /**
   * What came back from bets.
   */
  wins: string
  /**
   * What was given as a bonus.
   */
  bonuses: string
  /**
   * Wins and bonuses less bets; below zero where more was lost.
   */
  result: string
}
export interface AgentStatementCall {
  query: AgentStatementQuery
  value: TeamStatement
}
export interface AgentStatementQuery {
  period: ReportPeriod
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many people a page has; 20 where it is not said.
   */
  pageSize?: number
  /**
   * Only people whose username has this in it, in any case.
   */
  username?: string
}
/**
 * A page of a statement.
 */
export interface TeamStatement {
  /**
   * The first day of the period by the clocks of the brand, as yyyy-MM-dd.
   */
  firstDay: string
  /**
   * The last one.
   */
  lastDay: string
  lines: StatementLine[]
  sums: MoneyReport
  /**
   * The page; the first is 1.
   */
  pageNum: number
  /**
   * How many pages there are.
   */
  totalPages: number
  /**
   * How many people there are.
   */
  total: number
}
/**
 * One of the team.
 */
export interface StatementLine {
  /**
   * The username.
   */
  account: string
  /**
   * The account's type.
   */
  type: number
  money: MoneyReport
}
export interface ContentNoticesCall {
  query: ContentNoticesQuery
  value: ContentNoticesValue
}
export interface ContentNoticesQuery {
  /**
   * The wanted types, divided by commas: B, PL, PU, PR, H.
   */
  types: string
  /**
   * Where they are shown: W is the web.
   */
  platform: 'W'
  /**
   * The execution type; B where nothing is said.
   */
  execution?: string
}
export interface ContentNoticesValue {
  /**
   * Notices: types PL and H.
   */
  player: Announcement[]
  /**
   * Type B.
   */
  banners: Announcement[]
  /**
   * Type PU.
   */
  popup: Announcement[]
  /**
   * Type PR.
   */
  promotion: Announcement[]
}
/**
 * One announcement.
 */
export interface Announcement {
  /**
   * Its name.
   */
  id: string
  /**
   * B, PL, PU, PR or H.
   */
  type: string
  /**
   * The title.
   */
  title: string
  /**
   * One sentence for lists.
   */
  summary?: string
  /**
   * The text itself, as HTML. Nobody may show it before it is cleaned.
   */
  content: string
  /**
   * When it was published, in UTC as ISO 8601.
   */
  timestamp: string
  /**
   * When it ends, in UTC as ISO 8601.
   */
  until?: string
  /**
   * Of a banner: the place that shows it, such as w_login or w_register.
   */
  groupName?: string
  /**
   * Its picture: a path among the brand's assets.
   */
  image?: string
  /**
   * Its sign: an icon of the site's family.
   */
  icon?: string
  /**
   * Of a promotion: the number that says it.
   */
  figure?: string
  /**
   * What its button says.
   */
  label?: string
  action?: AnnouncementAction
}
/**
 * Where it leads: exactly one of these.
 */
export interface AnnouncementAction {
  /**
   * A route of the site.
   */
  route?: string
  /**
   * An overlay of the site.
   */
  overlay?: string
  /**
   * A topic of the help centre.
   */
  article?: string
  /**
   * Another promotion.
   */
  promotion?: string
  /**
   * A page of the member centre.
   */
  memberPage?: string
  /**
   * An address elsewhere.
   */
  url?: string
}
export interface ContentHelpCenterCall {
  value: ContentHelpCenterValue
}
/**
 * One topic of the help centre.
 */
export interface HelpTopic {
  /**
   * Its name, as addresses have it.
   */
  id: string
  /**
   * What it is about: about, account, money, play or partners.
   */
  group: string
  /**
   * The title.
   */
  title: string
  /**
   * The text itself, as HTML. Nobody may show it before it is cleaned.
   */
  content: string
}
export interface ContentVipRanksCall {
  value: ContentVipRanksValue
}
/**
 * One VIP rank.
 */
export interface VipRank {
  /**
   * Its number; a higher one is better.
   */
  rankLevel: number
  /**
   * Its name.
   */
  labelName: string
  /**
   * What has to be played in a month to reach it: decimal text.
   */
  turnover: string
  /**
   * What reaching it brings: decimal text.
   */
  bonus: string
  /**
   * Weekly cashback in percent: decimal text.
   */
  cashback: string
  /**
   * Withdrawals a day.
   */
  withdrawals: number
  /**
   * Whether it brings a manager of one's own.
   */
  manager: boolean
}
export interface ContentFeedbackCall {
  body: ContentFeedbackBody
  value: ContentFeedbackValue
}
export interface ContentFeedbackBody {
  questionType: string
  content: string
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
  /**
   * The first games; the list of games has all of them.
   */
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
  /**
   * How many games it has in the category.
   */
  games?: number
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
  /**
   * The least stake, in credits.
   */
  minBet?: number
  /**
   * On how many lines it pays.
   */
  lineNum?: number
}
export interface GameListCall {
  query: GameListQuery
  value: GamePage
}
export interface GameListQuery {
  /**
   * 3 for a browser.
   */
  clientType?: string
  /**
   * What the games must run on, such as html5-desktop; several with commas.
   */
  platform?: string
  /**
   * Where the visitor comes from, such as web.
   */
  channel?: string
  /**
   * The brand's code.
   */
  merchant: string
  /**
   * Words of the game's name.
   */
  gameName?: string
  /**
   * Only games whose least stake, in credits, is this or more.
   */
  minBet?: number
  /**
   * Only games that pay on this many lines or more.
   */
  minLineNum?: number
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many games a page has; 20 where it is not said.
   */
  pageSize?: number
  /**
   * Only games of this vendor.
   */
  vassalage?: string
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
  /**
   * Only games of this category, or of this kind of table or draw (BAC, K3).
   */
  gameType?: string
  /**
   * Only these games, by their ids with commas, in this order.
   */
  ids?: string
}
/**
 * A page of games.
 */
export interface GamePage {
  games: Game[]
  /**
   * The page; the first is 1.
   */
  pageNum: number
  /**
   * How many pages there are.
   */
  totalPages: number
  /**
   * How many games there are.
   */
  total: number
}
export interface GameHotCall {
  query: GameHotQuery
  value: GameHotValue
}
export interface GameHotQuery {
  /**
   * The brand's code.
   */
  merchantCode: string
  /**
   * 2 for the platform's own choice.
   */
  isPlatform?: number
  /**
   * Only games of this vendor.
   */
  vassalage?: string
  /**
   * What the games must run on.
   */
  platform?: string
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameHotValue {
  list: Game[]
}
export interface GamePopularCall {
  query: GamePopularQuery
  value: GamePopularValue
}
export interface GamePopularQuery {
  /**
   * How many games; 20 where it is not said.
   */
  count?: number
  /**
   * Only draws of this kind; games of every category where it is not said.
   */
  prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  /**
   * WEB for a browser.
   */
  device?: string
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GamePopularValue {
  list: Game[]
}
export interface GameAnnouncementsCall {
  query: GameAnnouncementsQuery
  value: GameAnnouncementsValue
}
export interface GameAnnouncementsQuery {
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameAnnouncementsValue {
  list: GameAnnouncement[]
}
/**
 * One announcement.
 */
export interface GameAnnouncement {
  /**
   * What it says of the game.
   */
  kind: 'new' | 'maintenance'
  game: Game
}
export interface GameVassalTypesCall {
  query: GameVassalTypesQuery
  value: GameVassalTypesValue
}
export interface GameVassalTypesQuery {
  /**
   * The vendor's code.
   */
  vassalage: string
}
export interface GameVassalTypesValue {
  list: VassalType[]
}
/**
 * One category.
 */
export interface VassalType {
  /**
   * The category.
   */
  gameType: string
  /**
   * How many games.
   */
  games: number
}
export interface GameVassalsCall {
  query: GameVassalsQuery
  value: GameVassalsValue
}
export interface GameVassalsQuery {
  /**
   * The category.
   */
  gameType?: string
}
export interface GameVassalsValue {
  list: Vendor[]
}
export interface GameFavouritesCall {
  query: GameFavouritesQuery
  value: GamePage
}
export interface GameFavouritesQuery {
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many games a page has; 20 where it is not said.
   */
  pageSize?: number
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameFavouriteListCall {
  value: GameFavouriteListValue
}
export interface GameFavouriteListValue {
  list: string[]
}
export interface GameFavourCall {
  body: GameFavourBody
  value: GameFavourValue
}
export interface GameFavourBody {
  /**
   * The vendor's code.
   */
  vassalage: string
  /**
   * The game.
   */
  gameId: string
  /**
   * Whether it is to be a favourite.
   */
  favourite: boolean
}
export interface GameFavourValue {
  /**
   * Whether it is one now.
   */
  favourite: boolean
}
export interface GameRecentCall {
  query: GameRecentQuery
  value: GameRecentValue
}
export interface GameRecentQuery {
  /**
   * How many games; 20 where it is not said.
   */
  count?: number
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameRecentValue {
  list: Game[]
}
export interface GamePvpRoomsCall {
  query: GamePvpRoomsQuery
  value: GamePvpRoomsValue
}
export interface GamePvpRoomsQuery {
  /**
   * Only games of this vendor.
   */
  vassalage?: string
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GamePvpRoomsValue {
  list: Game[]
}
export interface GameVnMenuCall {
  query: GameVnMenuQuery
  value: GameVnMenuValue
}
export interface GameVnMenuQuery {
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameVnMenuValue {
  data: {
    lanes: Lane[]
  }
}
export interface GameVnRecentCall {
  query: GameVnRecentQuery
  value: GameVnRecentValue
}
export interface GameVnRecentQuery {
  /**
   * How many games; 20 where it is not said.
   */
  count?: number
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameVnRecentValue {
  list: Game[]
}
export interface GameLaunchCall {
  body: GameLaunchBody
  value: GameLaunchValue
}
export interface GameLaunchBody {
  /**
   * The game.
   */
  gameId: string
  /**
   * The game's node, where it has one; empty otherwise.
   */
  nodeId: string
  /**
   * The account type name that the game carries; empty where it carries none.
   */
  accountType: string
  /**
   * Whether money may be moved to the vendor's wallet.
   */
  confirmTrans: boolean
  /**
   * The vendor's code.
   */
  vassalage: string
  /**
   * FUN is a free trial; LOTT a lottery.
   */
  launchMode: 'REAL' | 'FUN' | 'LOTT'
  /**
   * The game platform.
   */
  platform: string
  /**
   * The game client type.
   */
  clientType: number
  /**
   * Who plays: the account of the token.
   */
  username: string
  /**
   * The session token again.
   */
  token: string
  /**
   * The merchant's code.
   */
  merchantCode: string
  /**
   * The language code that is shown.
   */
  language: string
  /**
   * Which lotteries; with launchMode LOTT.
   */
  lottoArea?: 'VN' | 'SEA'
  /**
   * The lottery's code; absent for the lobby.
   */
  lottoGameCode?: string
  /**
   * What opens first; with launchMode LOTT.
   */
  lottoView?: 'betting' | 'lobby'
  /**
   * The kind of bet that opens first.
   */
  playType?: string
  /**
   * The device; with launchMode LOTT.
   */
  device?: string
  /**
   * Where the way back leads: an address of this site; with launchMode LOTT.
   */
  backUrl?: string
}
/**
 * Where the game is: `game_url`, or `game_url2` where there is no first one.
 */
export interface GameLaunchValue {
  /**
   * An https address; it can be opened once.
   */
  game_url?: string
  /**
   * Another address.
   */
  game_url2?: string
  game?: Game
}
export interface GameWinnersCall {
  query: GameWinnersQuery
  value: GameWinnersValue
}
export interface GameWinnersQuery {
  /**
   * largest: each winner's largest win, the largest first; latest: the last first. largest where it is not said.
   */
  order?: 'largest' | 'latest'
  /**
   * How many; 20 where it is not said.
   */
  count?: number
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameWinnersValue {
  list: Winner[]
}
/**
 * One win.
 */
export interface Winner {
  /**
   * Its place; the first is 1.
   */
  rank: number
  /**
   * Who won, masked.
   */
  account: string
  game: Game
  /**
   * How much was won: decimal text.
   */
  amount: string
  /**
   * The code of the currency; CREDITS for play credits, which are worth nothing.
   */
  currency: string
  /**
   * When, in UTC as ISO 8601.
   */
  at: string
}
export interface GameVnNumerosCall {
  query: GameVnNumerosQuery
  value: GameVnNumerosValue
}
export interface GameVnNumerosQuery {
  /**
   * How many results at most, over all draws; 100 where it is not said.
   */
  count?: number
  /**
   * Which lotteries; VNLOTT where it is not said.
   */
  gameType?: 'VNLOTT' | 'ELOTT' | 'LOTT'
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameVnNumerosValue {
  /**
   * The platform's clock, in UTC as ISO 8601: countdowns go by it.
   */
  now: string
  list: Drawing[]
}
/**
 * A lottery with its last results and its next draw.
 */
export interface Drawing {
  game: Game
  /**
   * The number of the next draw.
   */
  period: number
  /**
   * When it is drawn, in UTC as ISO 8601.
   */
  drawsAt: string
  /**
   * When the last bet on it is taken.
   */
  closesAt: string
  /**
   * Seconds between two draws.
   */
  every: number
  /**
   * The last results, the last first.
   */
  opened: Opened[]
}
/**
 * One result.
 */
export interface Opened {
  /**
   * Which draw it was.
   */
  period: number
  /**
   * The numbers in the order in which they were drawn, as they are written.
   */
  numbers: string[]
  /**
   * When, in UTC as ISO 8601.
   */
  at: string
}
export interface GameLotteryLobbyCall {
  query: GameLotteryLobbyQuery
  value: GameLotteryLobbyValue
}
export interface GameLotteryLobbyQuery {
  /**
   * The language tag that gameName is answered in.
   */
  language?: string
}
export interface GameLotteryLobbyValue {
  /**
   * The platform's clock, in UTC as ISO 8601: countdowns go by it.
   */
  now: string
  list: Drawing[]
}
export interface GameLotteryResultsCall {
  query: GameLotteryResultsQuery
  value: GameLotteryResultsValue
}
export interface GameLotteryResultsQuery {
  /**
   * The lottery's id in the list of games.
   */
  gameId: string
  /**
   * How many results at most; 20 where it is not said.
   */
  count?: number
}
export interface GameLotteryResultsValue {
  list: Opened[]
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
  /**
   * Who checked the phone, where that was not the platform.
   */
  firebaseChannel?: string
  /**
   * What the one who checked the phone has signed.
   */
  token?: string
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
  /**
   * Whether the password is one that is there to be changed: the operator's default, or one that came by e-mail.
   */
  passwordDefault?: boolean
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
export interface MemberRegisterMobileCall {
  body: MemberRegisterMobileBody
  value: LoginResult
}
export interface MemberRegisterMobileBody {
  username?: string
  password?: string
  confirmPassword?: string
  payeeName?: string
  email?: string
  qqNum?: string
  mobileNum: string
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
  countryDialingCode: string
  /**
   * Whether the visitor says that they are of age; without it the registration is refused.
   */
  ageConsent?: boolean
  sliderResult?: string
  /**
   * Who checked the phone, where that was not the platform.
   */
  firebaseChannel?: string
  /**
   * What the one who checked the phone has signed.
   */
  token?: string
}
export interface MemberRegisterSocialCall {
  body: MemberRegisterSocialBody
  value: LoginResult
}
export interface MemberRegisterSocialBody {
  payeeName?: string
  email?: string
  qqNum?: string
  mobileNum?: string
  recommenderId?: string
  captcha?: string
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
}
export interface MemberInfoCall {
  value: MemberInfo
}
export interface MemberDetailsCall {
  value: MemberDetails
}
/**
 * The account as its owner sees it.
 */
export interface MemberDetails {
  /**
   * The username.
   */
  account: string
  nickname: string
  /**
   * When it was made, as an ISO date and time.
   */
  createdAt: string
  /**
   * Whether there is a payment password.
   */
  paymentPassword: boolean
  /**
   * What was given at the registration.
   */
  profile: {
    /**
     * The registration field.
     */
    field: string
    value: string
  }[]
  /**
   * Whether an authenticator app is in use.
   */
  authenticator?: boolean
  /**
   * Whether the account has a password; where it is left out, it has one.
   */
  byPassword?: boolean
}
export interface MemberChangePasswordCall {
  body: MemberChangePasswordBody
  value: MemberChangePasswordValue
}
export interface MemberChangePasswordBody {
  /**
   * The account's password; empty for who has none, and has logged in within the last ten minutes.
   */
  oldPassword: string
  newPassword: string
  confirmNewPassword: string
}
export interface MemberSetPaymentPasswordCall {
  body: MemberSetPaymentPasswordBody
  value: MemberSetPaymentPasswordValue
}
export interface MemberSetPaymentPasswordBody {
  /**
   * The account's password. Who has none has logged in within the last ten minutes.
   */
  password?: string
  paymentPassword: string
  confirmPaymentPassword: string
}
export interface MemberForgotByEmailCall {
  body: MemberForgotByEmailBody
  value: MemberForgotByEmailValue
}
export interface MemberForgotByEmailBody {
  username: string
  email: string
}
export interface MemberForgotByEmailValue {
  /**
   * How long the temporary password is good.
   */
  expiredMinutes: number
}
export interface MemberPasswordByPhoneCall {
  body: MemberPasswordByPhoneBody
  value: LoginResult
}
export interface MemberPasswordByPhoneBody {
  newPassword: string
  mobileNum: string
  verificationCode: string
}
export interface MemberAuthenticatorCall {
  value: MemberAuthenticatorValue
}
export interface MemberAuthenticatorValue {
  /**
   * In base32, to be typed.
   */
  secret: string
  /**
   * The same for a QR code.
   */
  url: string
}
export interface MemberConfirmAuthenticatorCall {
  body: MemberConfirmAuthenticatorBody
  value: MemberConfirmAuthenticatorValue
}
export interface MemberConfirmAuthenticatorBody {
  code: string
  /**
   * The account's password. Who has none has logged in within the last ten minutes.
   */
  password?: string
}
export interface MemberRemoveAuthenticatorCall {
  body: MemberRemoveAuthenticatorBody
  value: MemberRemoveAuthenticatorValue
}
export interface MemberRemoveAuthenticatorBody {
  /**
   * The account's password. Who has none has logged in within the last ten minutes.
   */
  password?: string
}
export interface MemberIconCall {
  value: MemberIcon
}
export interface MemberIcon {
  avatarType: 'CUSTOM' | 'STATIC'
  /**
   * The picture's name; the relay has it.
   */
  avatar: string
}
export interface MemberAvatarCall {
  query: MemberAvatarQuery
  value: MemberAvatar
}
export interface MemberAvatarQuery {
  /**
   * The picture's name, as the member's icon says it.
   */
  avatar: string
}
export interface MemberAvatar {
  /**
   * The picture as WebP, in base64.
   */
  image: string
}
export interface SessionCaptchaCall {
  value: SessionCaptchaValue
}
export interface SessionCaptchaTextCall {
  value: SessionCaptchaTextValue
}
export interface SessionLoginCall {
  body: SessionLoginBody
  value: LoginResult
}
export interface SessionLoginBody {
  /**
   * The username, or the number of the phone that the code came to.
   */
  username: string
  /**
   * The password, or the code that came to the phone.
   */
  password: string
  captcha?: string
  type: 'username' | 'sms'
  /**
   * Of the phone's number: digits, without plus.
   */
  countryDialingCode?: string
  /**
   * Whether this browser is logged in again for a day: two cookies say so, without them it is not.
   */
  remember?: boolean
  /**
   * An opaque result of the slider check.
   */
  sliderResult?: string
}
export interface SessionLoginV2Call {
  body: SessionLoginV2Body
  value: LoginResult
}
export interface SessionLoginV2Body {
  type: 'remembered'
}
export interface SessionFirstLoginCall {
  value: SessionFirstLoginValue
}
export interface SessionLogoutCall {
  value: SessionLogoutValue
}
export interface SessionFreePlayCall {
  value: LoginResult
}
export interface SessionWaysCall {
  value: SessionWaysValue
}
export interface SessionWaysValue {
  google: boolean
  facebook: boolean
  oneClick: boolean
}
export interface SessionSocialStartCall {
  body: SessionSocialStartBody
  value: SessionSocialStartValue
}
export interface SessionSocialStartBody {
  provider: 'google' | 'facebook'
  /**
   * Whether this browser is logged in again for a day.
   */
  remember?: boolean
  /**
   * The page of this brand to come back to: a path.
   */
  back?: string
}
export interface SessionSocialStartValue {
  /**
   * Where the visitor goes on, at the other site.
   */
  url: string
}
export interface SessionSocialCall {
  value: SocialArrival
}
export interface SocialArrival {
  provider: 'google' | 'facebook'
  login?: LoginResult
  /**
   * The address, where the other site has verified it.
   */
  email?: string
  name?: string
}
export interface SessionSocialLinkCall {
  value: SessionSocialLinkValue
}
export interface SessionOneClickCall {
  body: SessionOneClickBody
  value: SessionOneClickValue
}
export interface SessionOneClickBody {
  /**
   * Whether the visitor says that they are of age; without it the registration is refused.
   */
  ageConsent?: boolean
}
export interface SessionOneClickValue {
  /**
   * The password that was made. It is not said again.
   */
  password: string
  login: LoginResult
}
export interface SessionExtraCall {
  value: SessionExtraValue
}
export interface SessionExtraValue {
  methods: ExtraMethod[]
}
export interface ExtraMethod {
  method: 'sms' | 'email' | 'authenticator' | 'bankName'
  /**
   * Where a code goes, as far as its owner knows it again.
   */
  to?: string
}
export interface SessionExtraSendCall {
  body: SessionExtraSendBody
  value: SessionExtraSendValue
}
export interface SessionExtraSendBody {
  method: 'sms' | 'email'
}
export interface SessionExtraSendValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number
}
export interface SessionExtraCheckCall {
  body: SessionExtraCheckBody
  value: LoginResult
}
export interface SessionExtraCheckBody {
  method: 'sms' | 'email' | 'authenticator' | 'bankName'
  /**
   * The code, or the name.
   */
  answer: string
}
export interface SessionDevicesCall {
  value: AccountAccess
}
export interface AccountAccess {
  /**
   * Whether its owner has a password, which signing out elsewhere asks for.
   */
  byPassword: boolean
  devices: Device[]
  /**
   * Empty where the brand asks nothing else of who logs in from elsewhere.
   */
  places: KnownPlace[]
}
export interface Device {
  id: string
  /**
   * When it was logged in.
   */
  since: string
  /**
   * Two letters; ZZ where it is not known.
   */
  country: string
  browser: 'chrome' | 'edge' | 'firefox' | 'opera' | 'safari' | 'samsung' | 'other'
  system: 'android' | 'ios' | 'linux' | 'macos' | 'windows' | 'other'
  /**
   * Whether it is the one that asks.
   */
  current: boolean
}
export interface KnownPlace {
  id: string
  /**
   * When it was used last.
   */
  seen: string
  /**
   * Two letters; ZZ where it is not known.
   */
  country: string
  current: boolean
}
export interface SessionEndDeviceCall {
  body: SessionEndDeviceBody
  value: SessionEndDeviceValue
}
export interface SessionEndDeviceBody {
  /**
   * The device; every other one where none is named.
   */
  id?: string
  /**
   * The account's password. Who has none has logged in within the last ten minutes.
   */
  password?: string
}
export interface SessionEndDeviceValue {
  /**
   * How many were signed out.
   */
  ended: number
}
export interface SessionForgetPlaceCall {
  body: SessionForgetPlaceBody
  value: SessionForgetPlaceValue
}
export interface SessionForgetPlaceBody {
  id: string
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
   * The page of this site that leads to it; its own address comes sealed, by servicePaths.
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
export interface SystemServicePathsCall {
  value: SystemServicePathsValue
}
export interface SystemServicePathsValue {
  list: ServicePath[]
}
/**
 * One way to customer service.
 */
export interface ServicePath {
  /**
   * 1 is a page of this site; 3 is a service, whose path is sealed. Others may come.
   */
  type: number
  /**
   * Which service it is, with type 3.
   */
  csType?: 'LIVECHAT' | 'FACEBOOK' | 'VIP'
  /**
   * The address; with type 3 sealed (JWE compact), good for ten minutes and for this brand.
   */
  path: string
}
export interface SystemOpenServiceCall {
  body: SystemOpenServiceBody
  value: SystemOpenServiceValue
}
export interface SystemOpenServiceBody {
  /**
   * The path of an entry of type 3, as it came.
   */
  sealed: string
}
export interface SystemOpenServiceValue {
  /**
   * An https address to open in a window of its own.
   */
  url: string
}
export interface VerificationSmsNoLoginCall {
  body: VerificationSmsNoLoginBody
  value: VerificationSmsNoLoginValue
}
export interface VerificationSmsNoLoginBody {
  mobileNum: string
  /**
   * Digits, without plus.
   */
  countryDialingCode: string
}
export interface VerificationSmsNoLoginValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number
}
export interface VerificationSmsRegisterCall {
  body: VerificationSmsRegisterBody
  value: VerificationSmsRegisterValue
}
export interface VerificationSmsRegisterBody {
  /**
   * Digits, without plus.
   */
  countryDialingCode: string
  mobileNo: string
  /**
   * An opaque result of the slider check.
   */
  sliderResult?: string
}
export interface VerificationSmsRegisterValue {
  /**
   * How long the code is good.
   */
  expiredMinutes: number
}
export interface VerificationWorkCall {
  body: VerificationWorkBody
  value: Work
}
export interface VerificationWorkBody {
  /**
   * The name of the call, such as `member.register`.
   */
  call: string
}
/**
 * Work that costs a program as much as it costs a browser. For each part, counted from 0, a text is looked for whose scrypt hash begins with a number of 32 bits that is below the target. The salt of a part is the challenge, a dot and the number of the part; the block size is 8, the parallelism 1. The proof is the challenge and the texts in order, parted by dots: it goes once, within five minutes, in the header `proof` of the call that it was asked for.
 */
export interface Work {
  /**
   * What the platform has signed. It says what the work is for and what it has to cost.
   */
  challenge: string
  /**
   * How many texts are looked for.
   */
  parts: number
  /**
   * Below which the first 32 bits of each hash have to be.
   */
  target: number
  /**
   * The cost parameter N of scrypt: a power of two.
   */
  cost: number
}
export interface VerificationSliderCall {
  value: VerificationSliderValue
}
export interface VerificationSliderValue {
  /**
   * The name of the check.
   */
  id: string
  /**
   * The picture with the hole: WebP in base64, 320 by 160 pixels.
   */
  picture: string
  /**
   * The piece: WebP in base64, 56 by 56 pixels.
   */
  piece: string
  /**
   * How far down the piece belongs, in pixels.
   */
  top: number
  instead: Work
}
export interface VerificationSlideCall {
  body: VerificationSlideBody
  value: VerificationSlideValue
}
export interface VerificationSlideBody {
  id: string
  /**
   * Where the piece was left, in pixels.
   */
  left?: number
}
export interface VerificationSlideValue {
  /**
   * An opaque result, good once.
   */
  sliderResult: string
}
export interface VerificationSmsConfirmCall {
  body: VerificationSmsConfirmBody
  value: VerificationSmsConfirmValue
}
export interface VerificationSmsConfirmBody {
  /**
   * Digits, without plus.
   */
  countryDialingCode: string
  mobileNo: string
  code: string
}
export interface VerificationSmsConfirmValue {
  /**
   * The phone-check token; it is no session.
   */
  token: string
}
export interface WalletBalanceCall {
  value: Balance
}
/**
 * What somebody has.
 */
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
export interface WalletMerchantCall {
  value: MerchantWallet
}
export interface MerchantWallet {
  /**
   * Whether one balance serves all vendors, so that nothing has to be moved from one to another.
   */
  isSingle: boolean
}
export interface WalletTransferCall {
  body: WalletTransferBody
  value: Balance
}
export interface WalletTransferBody {
  /**
   * Which way: to who stands above, or to somebody directly below.
   */
  to: 'upline' | 'downline'
  /**
   * The username of who stands below. Nothing where the money goes up.
   */
  account?: string
  /**
   * How much, as a decimal number above zero with no more digits than the currency has.
   */
  amount: string
  paymentPassword: string
  /**
   * Made for this one transfer. Sent again with the same transfer it moves nothing more; with another it is refused.
   */
  key: string
}
