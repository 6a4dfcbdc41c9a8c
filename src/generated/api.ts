// Derived from schemas/ by `npm run generate`. Never edited by hand.
/**
 * What who asks may do now, or what has become of it.
 */
export type ActivityState =
  'coming' | 'join' | 'joined' | 'applying' | 'process' | 'claim' | 'claimed' | 'issued' | 'rejected' | 'close'
/**
 * The days of a report, by the clocks of the brand: today, yesterday, seven or thirty days with today, this month so far, or the month before.
 */
export type ReportPeriod = 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
export type ContentHelpCenterValue = HelpTopic[]
export type ContentVipRanksValue = VipRank[]
export type ContentFeedbackValue = null
export type MemberChangePasswordValue = null
export type MemberSetPaymentPasswordValue = null
export type MemberConfirmAuthenticatorValue = null
export type MemberRemoveAuthenticatorValue = null
export type PayeePreferValue = null
export type PayeeRemoveValue = null
/**
 * Waits for the operator; handed out or paid; given back.
 */
export type RedemptionState = 'process' | 'approved' | 'rejected'
/**
 * Open; done, so that what was left of it is the player's own; played away; taken back; out of time.
 */
export type BonusState = 'open' | 'converted' | 'spent' | 'forfeited' | 'expired'
/**
 * Open; settled with what it won; given back.
 */
export type BetState = 'open' | 'settled' | 'rolled-back'
/**
 * Which ones; all where it is not said.
 */
export type RewardState = 'ready' | 'claimed' | 'expired'
/**
 * Whether it can be claimed, was claimed, or is too late.
 */
export type RewardState1 = 'ready' | 'claimed' | 'expired'
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
  'activity.list': ActivityListCall
  'activity.join': ActivityJoinCall
  'activity.image': ActivityImageCall
  'activity.apply': ActivityApplyCall
  'activity.claim': ActivityClaimCall
  'activity.raffle': ActivityRaffleCall
  'activity.claimRaffle': ActivityClaimRaffleCall
  'agent.affiliate': AgentAffiliateCall
  'agent.downlines': AgentDownlinesCall
  'agent.freezeDownline': AgentFreezeDownlineCall
  'agent.register': AgentRegisterCall
  'agent.registerLinks': AgentRegisterLinksCall
  'agent.addRegisterLink': AgentAddRegisterLinkCall
  'agent.changeRegisterLink': AgentChangeRegisterLinkCall
  'agent.contractInfo': AgentContractInfoCall
  'agent.contracts': AgentContractsCall
  'agent.dividendRequest': AgentDividendRequestCall
  'agent.dailySalaryContract': AgentDailySalaryContractCall
  'agent.hourlySalary': AgentHourlySalaryCall
  'agent.realtimeSalaryContract': AgentRealtimeSalaryContractCall
  'agent.contractStep': AgentContractStepCall
  'agent.settlements': AgentSettlementsCall
  'agent.income': AgentIncomeCall
  'agent.overview': AgentOverviewCall
  'agent.statement': AgentStatementCall
  'agent.teamBets': AgentTeamBetsCall
  'agent.teamMovements': AgentTeamMovementsCall
  'content.notices': ContentNoticesCall
  'content.helpCenter': ContentHelpCenterCall
  'content.vipRanks': ContentVipRanksCall
  'content.feedback': ContentFeedbackCall
  'deposit.channels': DepositChannelsCall
  'deposit.request': DepositRequestCall
  'deposit.one': DepositOneCall
  'deposit.list': DepositListCall
  'deposit.sent': DepositSentCall
  'deposit.proof': DepositProofCall
  'deposit.proofFile': DepositProofFileCall
  'deposit.cancel': DepositCancelCall
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
  'inbox.unreadCount': InboxUnreadCountCall
  'inbox.list': InboxListCall
  'inbox.read': InboxReadCall
  'inbox.remove': InboxRemoveCall
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
  'member.contactCode': MemberContactCodeCall
  'member.setContact': MemberSetContactCall
  'mission.summary': MissionSummaryCall
  'mission.claim': MissionClaimCall
  'mission.leaderboard': MissionLeaderboardCall
  'payee.list': PayeeListCall
  'payee.add': PayeeAddCall
  'payee.sendCode': PayeeSendCodeCall
  'payee.confirm': PayeeConfirmCall
  'payee.prefer': PayeePreferCall
  'payee.remove': PayeeRemoveCall
  'points.balance': PointsBalanceCall
  'points.config': PointsConfigCall
  'points.rewards': PointsRewardsCall
  'points.redeem': PointsRedeemCall
  'points.redemptions': PointsRedemptionsCall
  'points.details': PointsDetailsCall
  'points.convert': PointsConvertCall
  'rank.progress': RankProgressCall
  'record.movements': RecordMovementsCall
  'record.bonuses': RecordBonusesCall
  'record.bets': RecordBetsCall
  'record.profit': RecordProfitCall
  'record.cashback': RecordCashbackCall
  'record.claimCashback': RecordClaimCashbackCall
  'referral.summary': ReferralSummaryCall
  'referral.friends': ReferralFriendsCall
  'reward.count': RewardCountCall
  'reward.list': RewardListCall
  'reward.claim': RewardClaimCall
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
  'session.history': SessionHistoryCall
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
  'wallet.funds': WalletFundsCall
  'wallet.moveFunds': WalletMoveFundsCall
  'wallet.returnFunds': WalletReturnFundsCall
  'wallet.transfer': WalletTransferCall
  'withdrawal.terms': WithdrawalTermsCall
  'withdrawal.list': WithdrawalListCall
  'withdrawal.request': WithdrawalRequestCall
  'withdrawal.cancel': WithdrawalCancelCall
  'withdrawal.confirm': WithdrawalConfirmCall
}
export interface ActivityListCall {
  value: ActivityListValue
}
export interface ActivityListValue {
  activities: Activity[]
}
/**
 * What can be done at a promotion, and how it stands for who asks.
 */
export interface Activity {
  /**
   * The promotion's id.
   */
  id: string
  /**
   * Joined by a press, applied for, a red envelope, or a raffle.
   */
  kind: 'join' | 'apply' | 'envelope' | 'raffle'
  state: ActivityState
  /**
   * How often it can be entered.
   */
  every: 'once' | 'day' | 'week'
  /**
   * When it opens.
   */
  opensAt: string
  /**
   * When it closes; nothing where it does not.
   */
  closesAt?: string
  /**
   * What it brings.
   */
  rewardKind: 'money' | 'points'
  /**
   * How much: decimal text, whole for points. Of an envelope the least, until it is opened.
   */
  amount: string
  /**
   * The most that an envelope has, until it is opened.
   */
  mostAmount?: string
  /**
   * How many times the money has to be staked before it is the player's own; 0 where it is at once.
   */
  turnover: number
  /**
   * How much has to be staked after joining; nothing where it is nothing.
   */
  needed?: string
  /**
   * How much of it was.
   */
  staked?: string
  /**
   * Why it is closed to who asks while it is open to others: the kind of account, its rank, when it was made, or nothing is left.
   */
  barred?: 'account' | 'rank' | 'registered' | 'places'
  /**
   * The rank that it takes.
   */
  leastRank?: number
  /**
   * Why an application was rejected.
   */
  reason?: string
  /**
   * Of an application.
   */
  referenceNumber?: string
}
export interface ActivityJoinCall {
  body: ActivityJoinBody
  value: Activity
}
export interface ActivityJoinBody {
  /**
   * The promotion's id.
   */
  id: string
}
export interface ActivityImageCall {
  body: ActivityImageBody
  value: ActivityImageValue
}
export interface ActivityImageBody {
  /**
   * The picture, in base64.
   */
  file: string
}
export interface ActivityImageValue {
  /**
   * The picture's id.
   */
  id: string
}
export interface ActivityApplyCall {
  body: ActivityApplyBody
  value: Activity
}
export interface ActivityApplyBody {
  /**
   * The promotion's id.
   */
  id: string
  /**
   * What the operator is to know; as many characters as the brand says, as people count them.
   */
  remark: string
  /**
   * Pictures that were sent before; as many as the brand says.
   *
   * @maxItems 10
   */
  images: string[]
}
export interface ActivityClaimCall {
  body: ActivityClaimBody
  value: Activity
}
export interface ActivityClaimBody {
  /**
   * The promotion's id.
   */
  id: string
}
export interface ActivityRaffleCall {
  query: ActivityRaffleQuery
  value: Raffle
}
export interface ActivityRaffleQuery {
  /**
   * The promotion's id.
   */
  id: string
}
/**
 * A raffle as it stands for who asks.
 */
export interface Raffle {
  prizes: RafflePrize[]
  /**
   * How many draws who asks has left.
   */
  tickets: number
  /**
   * How many each member has without playing.
   */
  freeTickets: number
  /**
   * How much has to be staked for one more; nothing where play brings none.
   */
  ticketStake?: string
  /**
   * The last, the newest first.
   */
  draws: RaffleDraw[]
}
/**
 * A prize of a raffle.
 */
export interface RafflePrize {
  /**
   * Its id.
   */
  id: string
  /**
   * What it is called.
   */
  title: string
  /**
   * What it is.
   */
  kind: 'money' | 'points'
  /**
   * How much: decimal text, whole for points.
   */
  amount: string
  /**
   * Of ten thousand draws, how many bring it.
   */
  chance: number
  /**
   * How many are left; nothing where there is no end.
   */
  left?: number
}
/**
 * What one ticket has drawn.
 */
export interface RaffleDraw {
  /**
   * Its id.
   */
  id: string
  prize?: RafflePrize
  /**
   * When.
   */
  drawnAt: string
}
export interface ActivityClaimRaffleCall {
  body: ActivityClaimRaffleBody
  value: RaffleDraw
}
export interface ActivityClaimRaffleBody {
  /**
   * The promotion's id.
   */
  id: string
  /**
   * Made for this one draw. Sent again with the same it answers what was drawn.
   */
  key: string
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
  /**
   * Whose people: somebody who stands below the agent, however far; the agent's own where it is not said.
   */
  under?: string
}
/**
 * A page of them.
 */
export interface DownlinePage {
  /**
   * The way down from the agent who asks to those whose people these are: usernames, the last of them the one that was asked for; empty for the agent's own.
   */
  path: string[]
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
 * Somebody who stands below an agent.
 */
export interface Downline {
  /**
   * The username.
   */
  account: string
  nickname: string
  /**
   * The username of the one directly above.
   */
  upline: string
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
   * How many stand below this one, however far.
   */
  team: number
  /**
   * What this one has now.
   */
  balance: string
  /**
   * Whether the account is closed and cannot log in.
   */
  disabled: boolean
  /**
   * What the agent who asks can do with it: whoever stands directly below can be frozen, and unfrozen by whom it was.
   */
  steps: ('transfer' | 'freeze' | 'unfreeze')[]
}
export interface AgentFreezeDownlineCall {
  body: AgentFreezeDownlineBody
  value: DownlineFrozen
}
export interface AgentFreezeDownlineBody {
  /**
   * Whose account.
   */
  username: string
  step: 'freeze' | 'unfreeze'
}
export interface DownlineFrozen {
  /**
   * The username.
   */
  account: string
  /**
   * Whether the account is closed now.
   */
  disabled: boolean
}
export interface AgentRegisterCall {
  body: AgentRegisterBody
  value: DownlineMade
}
export interface AgentRegisterBody {
  /**
   * The name to log in with.
   */
  username: string
  /**
   * The password.
   */
  password: string
  /**
   * The name on the bank account.
   */
  payeeName?: string
  /**
   * The address for e-mail.
   */
  email?: string
  /**
   * The number at QQ.
   */
  qqNum?: string
  /**
   * The number of the mobile phone, without its country.
   */
  mobileNum?: string
  /**
   * The password that money is taken out with.
   */
  paymentPassword?: string
  /**
   * The name at LINE.
   */
  line?: string
  /**
   * The number at WhatsApp.
   */
  whatsapp?: string
  /**
   * The name at Facebook.
   */
  facebook?: string
  /**
   * The name at WeChat.
   */
  wechat?: string
  /**
   * The number of an identity card.
   */
  idNumber?: string
  /**
   * What the member is called.
   */
  nickname?: string
  /**
   * The name as documents have it.
   */
  fullName?: string
  /**
   * The name at Telegram.
   */
  telegram?: string
  /**
   * The number at Zalo.
   */
  zalo?: string
  /**
   * The day of birth, as yyyy-MM-dd.
   */
  birthday?: string
  /**
   * Where the member lives.
   */
  address?: string
  /**
   * Of which country the member is.
   */
  nationality?: string
  /**
   * What the member does for a living.
   */
  occupation?: string
  /**
   * Where the member's money comes from.
   */
  sourceOfIncome?: string
  /**
   * Where the member was born.
   */
  placeOfBirth?: string
  /**
   * Digits, without plus.
   */
  countryDialingCode?: string
  /**
   * Whether the agent says that the person is of age; without it the registration is refused.
   */
  ageConsent?: boolean
  /**
   * The account's type: 0, or the agent's own; 0 where it is not said.
   */
  type?: number
  terms?: PlayTerms
}
/**
 * What an account plays by.
 */
export interface PlayTerms {
  /**
   * The prize level of each prize mode: of 2000 that are staked on all results alike, so many come back.
   *
   * @maxItems 20
   */
  prizeLevels: PrizeLevel[]
  /**
   * The rebate rate of each category.
   *
   * @maxItems 50
   */
  rebateRates: RebateRate[]
}
export interface PrizeLevel {
  /**
   * Which prize mode.
   */
  mode: string
  /**
   * The level, as digits.
   */
  level: string
}
export interface RebateRate {
  /**
   * Which category.
   */
  category: string
  /**
   * Percent, as decimal text with two digits after the point at most.
   */
  rate: string
}
export interface DownlineMade {
  /**
   * The username.
   */
  account: string
}
export interface AgentRegisterLinksCall {
  value: RegisterLinks
}
/**
 * The links of an agent.
 */
export interface RegisterLinks {
  links: RegisterLink[]
  /**
   * How many links an agent may have.
   */
  most: number
  /**
   * The types of accounts that the agent may make.
   */
  types: number[]
  own: PlayTerms
  /**
   * The lowest prize level that there is.
   */
  leastLevel: number
}
/**
 * A link by which people register below an agent.
 */
export interface RegisterLink {
  /**
   * What the address carries.
   */
  code: string
  /**
   * The type of the accounts that it makes.
   */
  type: number
  terms: PlayTerms
  /**
   * Whether it is switched off.
   */
  disabled: boolean
  /**
   * When it was made.
   */
  createdAt: string
  /**
   * How many have come by it.
   */
  people: number
}
export interface AgentAddRegisterLinkCall {
  body: AgentAddRegisterLinkBody
  value: RegisterLink
}
export interface AgentAddRegisterLinkBody {
  /**
   * The type of the accounts that it makes: 0, or the agent's own.
   */
  type: number
  terms: PlayTerms
}
export interface AgentChangeRegisterLinkCall {
  body: AgentChangeRegisterLinkBody
  value: RegisterLinks
}
export interface AgentChangeRegisterLinkBody {
  /**
   * The link's code.
   */
  code: string
  /**
   * A link that is off is refused as if it were not there.
   */
  step: 'on' | 'off' | 'delete'
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
   * Where it has ended: both sides agreed, another contract took its place, the agent above got a lower rate, or has no contract of the kind any more.
   */
  reason?: 'agreed' | 'replaced' | 'lowerRate' | 'uplineEnded'
  /**
   * Which side asked to end it, where both agreed.
   */
  endAskedBy?: 'upline' | 'downline'
  /**
   * What the one who asks can do with it now.
   */
  steps: ('accept' | 'reject' | 'withdraw' | 'end' | 'agree' | 'refuse' | 'recall')[]
  /**
   * Whether accepting it puts it in the place of the contract in force.
   */
  replaces: boolean
  /**
   * The usernames of those below whose contract ends with the step that is open: for its rate is higher than the one that is accepted, or because this contract ends.
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
   * end asks the other side to end it; agree and refuse answer that, recall takes it back.
   */
  step: 'accept' | 'reject' | 'withdraw' | 'end' | 'agree' | 'refuse' | 'recall'
  /**
   * Where an offer is accepted, or the agent below agrees to an end: how many contracts with people below the agent was told would end; none where it is not said. If it is another number by now, nothing is done.
   */
  ends?: number
}
export interface AgentSettlementsCall {
  query: AgentSettlementsQuery
  value: SettlementPage
}
export interface AgentSettlementsQuery {
  /**
   * The kind of contract.
   */
  kind: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  /**
   * downline: what the agent gets; upline: what the agent pays.
   */
  side: 'downline' | 'upline'
  /**
   * The page; the first is 1.
   */
  pageNo?: number
  /**
   * How many settlements a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of settlements.
 */
export interface SettlementPage {
  settlements: Settlement[]
  /**
   * The page; the first is 1.
   */
  pageNum: number
  /**
   * How many pages there are.
   */
  totalPages: number
  /**
   * How many settlements there are.
   */
  total: number
}
/**
 * What a contract came to in a period. Amounts are decimal numbers.
 */
export interface Settlement {
  id: string
  /**
   * The username of the other side.
   */
  with: string
  /**
   * The first moment that counts, as an ISO date and time.
   */
  startsAt: string
  /**
   * The moment after the last one that counts.
   */
  endsAt: string
  /**
   * What the team of the one below has staked.
   */
  stake: string
  /**
   * What it has lost of that; below zero where it has won.
   */
  lost: string
  /**
   * How many of the team have played.
   */
  members: number
  /**
   * What is to be paid, or was.
   */
  amount: string
  /**
   * Where nothing is paid: which term of the contract was not reached; nothing where the team has won, or the rest is less than the smallest coin.
   */
  missed?: 'bet' | 'profitLoss' | 'members' | 'nothing'
  /**
   * When it was paid; not there while the one above has too little money for it, or where nothing is paid.
   */
  paidAt?: string
}
export interface AgentIncomeCall {
  query: AgentIncomeQuery
  value: AgentIncome
}
export interface AgentIncomeQuery {
  period: ReportPeriod
}
/**
 * What an agent has earned in a time.
 */
export interface AgentIncome {
  /**
   * The first day of the period by the clocks of the brand, as yyyy-MM-dd.
   */
  firstDay: string
  /**
   * The last one.
   */
  lastDay: string
  sums: IncomeFigures
  /**
   * The days on which anything came or was paid.
   */
  days: IncomeDay[]
}
/**
 * What came by each kind of contract, and what was paid by all, as decimal numbers.
 */
export interface IncomeFigures {
  /**
   * Dividends that came.
   */
  dividend: string
  /**
   * Daily salaries that came.
   */
  dailySalary: string
  /**
   * Hourly salaries that came.
   */
  hourlySalary: string
  /**
   * Real-time salaries that came.
   */
  realtimeSalary: string
  /**
   * What was paid to agents below.
   */
  paid: string
  /**
   * What came less what was paid.
   */
  result: string
}
/**
 * A day.
 */
export interface IncomeDay {
  /**
   * As yyyy-MM-dd.
   */
  day: string
  figures: IncomeFigures
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
  /**
   * The days on which bets of the team were settled.
   */
  days: TeamDay[]
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
/**
 * A day.
 */
export interface TeamDay {
  /**
   * As yyyy-MM-dd.
   */
  day: string
  /**
   * What was staked.
   */
  stake: string
  /**
   * What was won less what was staked.
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
export interface AgentTeamBetsCall {
  query: AgentTeamBetsQuery
  value: TeamBetPage
}
export interface AgentTeamBetsQuery {
  period: ReportPeriod
  /**
   * Only those of this one of the team; of everybody where it is not said.
   */
  username?: string
  /**
   * Where the page begins: next of the page before.
   */
  cursor?: string
  /**
   * How many bets a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of bets of a team.
 */
export interface TeamBetPage {
  /**
   * The first day of the period by the clocks of the brand, as yyyy-MM-dd.
   */
  firstDay: string
  /**
   * The last one.
   */
  lastDay: string
  bets: TeamBet[]
  /**
   * The cursor of the page after this one; not there on the last one.
   */
  next?: string
}
/**
 * A bet of somebody of a team.
 */
export interface TeamBet {
  id: string
  /**
   * The username.
   */
  account: string
  vendor: string
  category: string
  /**
   * Its name in the language that is asked for.
   */
  game: string
  /**
   * What was staked.
   */
  stake: string
  /**
   * What came back.
   */
  win: string
  /**
   * What came back less what was staked, once it is settled; zero before, and where it was given back.
   */
  result: string
  state: 'open' | 'settled' | 'rolled-back'
  placedAt: string
}
export interface AgentTeamMovementsCall {
  query: AgentTeamMovementsQuery
  value: TeamMovementPage
}
export interface AgentTeamMovementsQuery {
  period: ReportPeriod
  /**
   * Only those of this one of the team; of everybody where it is not said.
   */
  username?: string
  /**
   * Where the page begins: next of the page before.
   */
  cursor?: string
  /**
   * How many movements a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of movements of a team.
 */
export interface TeamMovementPage {
  /**
   * The first day of the period by the clocks of the brand, as yyyy-MM-dd.
   */
  firstDay: string
  /**
   * The last one.
   */
  lastDay: string
  movements: TeamMovement[]
  /**
   * The cursor of the page after this one; not there on the last one.
   */
  next?: string
}
/**
 * A movement of the money of somebody of a team.
 */
export interface TeamMovement {
  /**
   * Names it in the list.
   */
  id: string
  /**
   * The username.
   */
  account: string
  kind: 'deposit' | 'withdrawal' | 'transfer' | 'play' | 'bonus' | 'cashback' | 'salary' | 'other'
  /**
   * What the money moved for.
   */
  purpose:
    | 'operator'
    | 'adjustment'
    | 'demo-balance'
    | 'downline-transfer'
    | 'upline-transfer'
    | 'deposit'
    | 'deposit-fee'
    | 'withdrawal-hold'
    | 'withdrawal-return'
    | 'withdrawal-paid'
    | 'withdrawal-fee'
    | 'to-vendor'
    | 'from-vendor'
    | 'registration-bonus'
    | 'free-play'
    | 'deposit-bonus'
    | 'bonus-converted'
    | 'bonus-forfeited'
    | 'cashback'
    | 'reward'
    | 'points-reward'
    | 'points-payout'
    | 'dividend'
    | 'salary'
    | 'bet'
    | 'rollback'
    | 'resettlement'
    | 'win'
  /**
   * Whether it came to the account, left, or went from one wallet of theirs to another.
   */
  way: 'in' | 'out' | 'within'
  /**
   * How much, never below zero.
   */
  amount: string
  at: string
  /**
   * The transfer's id.
   */
  reference: string
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
   * Cashback in percent of what is settled in a week, given when the week is over: decimal text.
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
export interface DepositChannelsCall {
  value: DepositOffer
}
/**
 * How an account can pay in now.
 */
export interface DepositOffer {
  /**
   * The channels, in the brand's order.
   */
  channels: DepositChannel[]
  /**
   * The bonuses that the account can have.
   */
  bonuses: DepositBonus[]
  /**
   * Deposits that have not come to an end.
   */
  open: Deposit[]
}
/**
 * A way to pay in.
 */
export interface DepositChannel {
  /**
   * The channel's id.
   */
  id: string
  /**
   * How it is paid: a transfer from a bank, a QR code, an e-wallet, a crypto currency, or a voucher.
   */
  kind: 'bank' | 'qr' | 'wallet' | 'crypto' | 'voucher'
  /**
   * What it is called.
   */
  title: string
  /**
   * What is to be known of it.
   */
  note?: string
  /**
   * The least amount.
   */
  min: string
  /**
   * The most.
   */
  max: string
  fee: DepositFee
  /**
   * Amounts that are offered.
   */
  amounts: string[]
  /**
   * The fields of its form.
   */
  fields: DepositField[]
  /**
   * Whether a picture of the payment is asked for.
   */
  proof: 'none' | 'optional' | 'required'
  /**
   * Whether it is paid at a gateway that the browser is sent to; otherwise the player pays at a bank.
   */
  gateway: boolean
  unit?: DepositUnit
  /**
   * How long a deposit waits to be paid.
   */
  minutes: number
  /**
   * When it opens, where it is closed now.
   */
  opensAt?: string
}
/**
 * What a deposit costs the player: it is taken from what was paid.
 */
export interface DepositFee {
  /**
   * The part of the amount, in percent.
   */
  percent: string
  /**
   * What is taken besides.
   */
  fixed: string
}
/**
 * The rule of one field of a channel's form.
 */
export interface DepositField {
  /**
   * The field.
   */
  name: 'payerName' | 'payerAccount' | 'payerPhone' | 'senderAddress' | 'voucherCode' | 'voucherPin'
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
   * The fewest characters.
   */
  minLength?: number
  /**
   * The most characters.
   */
  maxLength?: number
}
/**
 * The currency that is paid in, where it is not the brand's own.
 */
export interface DepositUnit {
  /**
   * Its code.
   */
  code: string
  /**
   * How many digits it has behind the point.
   */
  exponent: number
  /**
   * What one of it is worth in the brand's currency.
   */
  rate: string
}
/**
 * A bonus that goes with a deposit.
 */
export interface DepositBonus {
  /**
   * The bonus's id.
   */
  id: string
  /**
   * What it is called.
   */
  title: string
  /**
   * What is to be known of it.
   */
  note?: string
  /**
   * The part of what is paid, in percent.
   */
  percent: string
  /**
   * The most that is given.
   */
  most: string
  /**
   * The least deposit that it is given for.
   */
  min: string
  /**
   * How many times what arrives and the bonus have to be staked before the bonus is the player's own.
   */
  turnover: number
  /**
   * How many days there are for that; without end where nothing is said.
   */
  days?: number
}
/**
 * A deposit.
 */
export interface Deposit {
  /**
   * Its id.
   */
  id: string
  /**
   * What it is called in words: the payer writes it beside a transfer.
   */
  reference: string
  /**
   * The channel's id.
   */
  channel: string
  /**
   * How it is paid: a transfer from a bank, a QR code, an e-wallet, a crypto currency, or a voucher.
   */
  kind: 'bank' | 'qr' | 'wallet' | 'crypto' | 'voucher'
  /**
   * What the channel is called.
   */
  title: string
  /**
   * Where it stands: asked for, waiting to be paid, looked at by the operator, paid, not paid, too late, or taken back.
   */
  state: 'requested' | 'awaiting' | 'review' | 'paid' | 'failed' | 'expired' | 'cancelled'
  /**
   * What was asked for.
   */
  amount: string
  /**
   * What of it is the fee, as far as it is known: of what was paid, once it was.
   */
  fee: string
  /**
   * What arrives of what was asked for; or what has arrived, once it was paid.
   */
  arrives: string
  /**
   * What is to be paid, in the currency that is paid in.
   */
  pay: {
    /**
     * How much.
     */
    amount: string
    /**
     * The currency's code.
     */
    currency: string
    /**
     * How many digits it has.
     */
    exponent: number
  }
  /**
   * What was truly paid; nothing until it was.
   */
  paid?: string
  /**
   * What was not as it was asked for: another amount, a payment after the time was over, or more than one payment.
   */
  mark?: 'other-amount' | 'late' | 'twice'
  /**
   * The bonus that was chosen.
   */
  bonus?: {
    /**
     * The bonus's id.
     */
    id: string
    /**
     * What it gives, or has given.
     */
    amount: string
    /**
     * What has to be staked for it.
     */
    turnover: string
  }
  /**
   * Why the operator refused it, in the operator's words.
   */
  reason?: string
  /**
   * Where it is paid.
   */
  payUrl?: string
  payTo?: DepositTarget
  /**
   * Whether a picture of the payment is asked for.
   */
  proof: 'none' | 'optional' | 'required'
  /**
   * Whether something was added that shows the payment.
   */
  proofGiven: boolean
  /**
   * When it was asked for.
   */
  createdAt: string
  /**
   * Until when it waits to be paid.
   */
  expiresAt: string
  /**
   * What it went through, the first first.
   */
  steps: DepositStep[]
}
/**
 * Where a transfer goes that the player makes at a bank.
 */
export interface DepositTarget {
  /**
   * The bank.
   */
  bank: string
  /**
   * The number of the account.
   */
  account: string
  /**
   * Whose account it is.
   */
  name: string
}
/**
 * A step that a deposit went through.
 */
export interface DepositStep {
  /**
   * Where it stands: asked for, waiting to be paid, looked at by the operator, paid, not paid, too late, or taken back.
   */
  state: 'requested' | 'awaiting' | 'review' | 'paid' | 'failed' | 'expired' | 'cancelled'
  /**
   * When.
   */
  at: string
}
export interface DepositRequestCall {
  body: DepositRequestBody
  value: Deposit
}
export interface DepositRequestBody {
  /**
   * The channel's id.
   */
  channel: string
  /**
   * How much, as a decimal number above zero with no more digits than the currency has.
   */
  amount: string
  /**
   * The bonus that is wanted with it; none where it is left out.
   */
  bonus?: string
  /**
   * The name that the payer's account is in.
   */
  payerName?: string
  /**
   * The number of the payer's account.
   */
  payerAccount?: string
  /**
   * The phone number of the payer's e-wallet.
   */
  payerPhone?: string
  /**
   * The address that the payment comes from.
   */
  senderAddress?: string
  /**
   * The code of the voucher.
   */
  voucherCode?: string
  /**
   * The PIN of the voucher.
   */
  voucherPin?: string
  /**
   * Made for this one deposit. Sent again with the same deposit it asks for nothing more; with another it is refused.
   */
  key: string
}
export interface DepositOneCall {
  query: DepositOneQuery
  value: Deposit
}
export interface DepositOneQuery {
  /**
   * The deposit's id.
   */
  id: string
}
export interface DepositListCall {
  query: DepositListQuery
  value: DepositPage
}
export interface DepositListQuery {
  /**
   * Where the page before ended; the first page has none.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of deposits.
 */
export interface DepositPage {
  /**
   * The deposits.
   */
  list: Deposit[]
  /**
   * The cursor of the next page; nothing where this is the last.
   */
  next?: string
}
export interface DepositSentCall {
  body: DepositSentBody
  value: Deposit
}
export interface DepositSentBody {
  /**
   * The deposit's id.
   */
  id: string
}
export interface DepositProofCall {
  body: DepositProofBody
  value: Deposit
}
export interface DepositProofBody {
  /**
   * The deposit's id.
   */
  id: string
  /**
   * The file, in base64.
   */
  file: string
}
export interface DepositProofFileCall {
  query: DepositProofFileQuery
  value: UploadedFile
}
export interface DepositProofFileQuery {
  /**
   * The deposit's id.
   */
  id: string
}
/**
 * A file that somebody has added.
 */
export interface UploadedFile {
  /**
   * What it is, by its content.
   */
  type: 'png' | 'jpg' | 'pdf'
  /**
   * The file, in base64.
   */
  data: string
}
export interface DepositCancelCall {
  body: DepositCancelBody
  value: Deposit
}
export interface DepositCancelBody {
  /**
   * The deposit's id.
   */
  id: string
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
    lanes: GameMenu[]
  }
}
/**
 * One category.
 */
export interface GameMenu {
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
    lanes: GameMenu[]
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
   * The code of the currency.
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
export interface InboxUnreadCountCall {
  value: UnreadCount
}
/**
 * How many messages are unread.
 */
export interface UnreadCount {
  /**
   * How many.
   */
  count: number
}
export interface InboxListCall {
  query: InboxListQuery
  value: InboxPage
}
export interface InboxListQuery {
  /**
   * Which ones; all where it is not said.
   */
  which?: 'all' | 'unread' | 'read'
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of messages.
 */
export interface InboxPage {
  messages: InboxMessage[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
  /**
   * How many are unread in all.
   */
  unread: number
}
/**
 * A message of the operator's.
 */
export interface InboxMessage {
  /**
   * Its id.
   */
  id: string
  /**
   * What it is about.
   */
  title: string
  /**
   * What it says, in lines.
   */
  content: string
  /**
   * When it was sent.
   */
  sentAt: string
  /**
   * Whether who asks has read it.
   */
  read: boolean
}
export interface InboxReadCall {
  body: InboxReadBody
  value: UnreadCount
}
export interface InboxReadBody {
  /**
   * The message.
   */
  id?: string
}
export interface InboxRemoveCall {
  body: InboxRemoveBody
  value: UnreadCount
}
export interface InboxRemoveBody {
  /**
   * The message.
   */
  id: string
}
export interface MemberRegisterCall {
  body: MemberRegisterBody
  value: LoginResult
}
export interface MemberRegisterBody {
  /**
   * The name to log in with.
   */
  username: string
  /**
   * The password.
   */
  password: string
  /**
   * The password once more.
   */
  confirmPassword?: string
  /**
   * The name on the bank account.
   */
  payeeName?: string
  /**
   * The address for e-mail.
   */
  email?: string
  /**
   * The number at QQ.
   */
  qqNum?: string
  /**
   * The number of the mobile phone, without its country.
   */
  mobileNum?: string
  /**
   * Who has told of the brand.
   */
  recommenderId?: string
  /**
   * The characters in the picture.
   */
  captcha?: string
  /**
   * The code that came to the phone.
   */
  verificationCode?: string
  /**
   * The code of the agent who has brought the visitor.
   */
  affiliateCode?: string
  /**
   * The password that money is taken out with.
   */
  paymentPassword?: string
  /**
   * The name at LINE.
   */
  line?: string
  /**
   * The number at WhatsApp.
   */
  whatsapp?: string
  /**
   * The name at Facebook.
   */
  facebook?: string
  /**
   * The name at WeChat.
   */
  wechat?: string
  /**
   * The number of an identity card.
   */
  idNumber?: string
  /**
   * The code of the member who has told of the brand.
   */
  referralCode?: string
  /**
   * What the member is called.
   */
  nickname?: string
  /**
   * The name as documents have it.
   */
  fullName?: string
  /**
   * The name at Telegram.
   */
  telegram?: string
  /**
   * The number at Zalo.
   */
  zalo?: string
  /**
   * The day of birth, as yyyy-MM-dd.
   */
  birthday?: string
  /**
   * Where the member lives.
   */
  address?: string
  /**
   * Of which country the member is.
   */
  nationality?: string
  /**
   * What the member does for a living.
   */
  occupation?: string
  /**
   * Where the member's money comes from.
   */
  sourceOfIncome?: string
  /**
   * Where the member was born.
   */
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
  /**
   * The name to log in with.
   */
  username?: string
  /**
   * The password.
   */
  password?: string
  /**
   * The password once more.
   */
  confirmPassword?: string
  /**
   * The name on the bank account.
   */
  payeeName?: string
  /**
   * The address for e-mail.
   */
  email?: string
  /**
   * The number at QQ.
   */
  qqNum?: string
  /**
   * The number of the mobile phone, without its country.
   */
  mobileNum: string
  /**
   * Who has told of the brand.
   */
  recommenderId?: string
  /**
   * The characters in the picture.
   */
  captcha?: string
  /**
   * The code that came to the phone.
   */
  verificationCode?: string
  /**
   * The code of the agent who has brought the visitor.
   */
  affiliateCode?: string
  /**
   * The password that money is taken out with.
   */
  paymentPassword?: string
  /**
   * The name at LINE.
   */
  line?: string
  /**
   * The number at WhatsApp.
   */
  whatsapp?: string
  /**
   * The name at Facebook.
   */
  facebook?: string
  /**
   * The name at WeChat.
   */
  wechat?: string
  /**
   * The number of an identity card.
   */
  idNumber?: string
  /**
   * The code of the member who has told of the brand.
   */
  referralCode?: string
  /**
   * What the member is called.
   */
  nickname?: string
  /**
   * The name as documents have it.
   */
  fullName?: string
  /**
   * The name at Telegram.
   */
  telegram?: string
  /**
   * The number at Zalo.
   */
  zalo?: string
  /**
   * The day of birth, as yyyy-MM-dd.
   */
  birthday?: string
  /**
   * Where the member lives.
   */
  address?: string
  /**
   * Of which country the member is.
   */
  nationality?: string
  /**
   * What the member does for a living.
   */
  occupation?: string
  /**
   * Where the member's money comes from.
   */
  sourceOfIncome?: string
  /**
   * Where the member was born.
   */
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
  /**
   * The name on the bank account.
   */
  payeeName?: string
  /**
   * The address for e-mail.
   */
  email?: string
  /**
   * The number at QQ.
   */
  qqNum?: string
  /**
   * The number of the mobile phone, without its country.
   */
  mobileNum?: string
  /**
   * Who has told of the brand.
   */
  recommenderId?: string
  /**
   * The characters in the picture.
   */
  captcha?: string
  /**
   * The code of the agent who has brought the visitor.
   */
  affiliateCode?: string
  /**
   * The password that money is taken out with.
   */
  paymentPassword?: string
  /**
   * The name at LINE.
   */
  line?: string
  /**
   * The number at WhatsApp.
   */
  whatsapp?: string
  /**
   * The name at Facebook.
   */
  facebook?: string
  /**
   * The name at WeChat.
   */
  wechat?: string
  /**
   * The number of an identity card.
   */
  idNumber?: string
  /**
   * The code of the member who has told of the brand.
   */
  referralCode?: string
  /**
   * What the member is called.
   */
  nickname?: string
  /**
   * The name as documents have it.
   */
  fullName?: string
  /**
   * The name at Telegram.
   */
  telegram?: string
  /**
   * The number at Zalo.
   */
  zalo?: string
  /**
   * The day of birth, as yyyy-MM-dd.
   */
  birthday?: string
  /**
   * Where the member lives.
   */
  address?: string
  /**
   * Of which country the member is.
   */
  nationality?: string
  /**
   * What the member does for a living.
   */
  occupation?: string
  /**
   * Where the member's money comes from.
   */
  sourceOfIncome?: string
  /**
   * Where the member was born.
   */
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
   * When its owner accepted the terms, as an ISO date and time; left out where that is not known.
   */
  termsAcceptedAt?: string
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
  /**
   * Which of the ways to reach the member have been shown to be theirs.
   */
  verified?: ('mobileNum' | 'email')[]
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
export interface MemberContactCodeCall {
  body: MemberContactCodeBody
  value: ContactCode
}
export interface MemberContactCodeBody {
  /**
   * The number, where it is a number.
   */
  mobileNum?: string
  /**
   * Its country; the brand's without it.
   */
  countryDialingCode?: string
  /**
   * The address, where it is an address.
   */
  email?: string
}
export interface ContactCode {
  /**
   * How long the code is good.
   */
  expiredMinutes: number
}
export interface MemberSetContactCall {
  body: MemberSetContactBody
  value: MemberDetails
}
export interface MemberSetContactBody {
  /**
   * The number, where it is a number.
   */
  mobileNum?: string
  /**
   * Its country; the brand's without it.
   */
  countryDialingCode?: string
  /**
   * The address, where it is an address.
   */
  email?: string
  /**
   * The code.
   */
  code: string
  /**
   * The account's password. Who has none has logged in within the last ten minutes.
   */
  password?: string
}
export interface MissionSummaryCall {
  value: MissionSummary
}
/**
 * How the missions of a player stand.
 */
export interface MissionSummary {
  /**
   * How many can be claimed.
   */
  count: number
  /**
   * In the brand's order.
   */
  missions: Mission[]
}
/**
 * A mission as it stands for a player.
 */
export interface Mission {
  /**
   * Its id.
   */
  id: string
  /**
   * What it is called.
   */
  title: string
  /**
   * What counts: money paid in, money staked and settled, settled bets, or days with a login.
   */
  measure: 'deposit' | 'stake' | 'bets' | 'logins'
  /**
   * How often it can be claimed.
   */
  period: 'day' | 'week' | 'once'
  /**
   * The categories of games that count; all of them where none is named.
   */
  categories: string[]
  /**
   * What has to be reached: decimal text of money, else a whole number.
   */
  target: string
  /**
   * How much of it is reached, written alike.
   */
  done: string
  /**
   * What it gives.
   */
  kind: 'money' | 'points'
  /**
   * How much of that: decimal text of money, else a whole number.
   */
  amount: string
  /**
   * How many times money has to be staked before it can be withdrawn.
   */
  turnover: number
  /**
   * What claiming it adds to the leaderboard.
   */
  score: number
  /**
   * Whether it is under way, can be claimed, or was.
   */
  state: 'open' | 'reached' | 'claimed'
  /**
   * When its period ends; what was not claimed by then is gone. Nothing where it has no end.
   */
  endsAt?: string
}
export interface MissionClaimCall {
  body: MissionClaimBody
  value: MissionSummary
}
export interface MissionClaimBody {
  /**
   * The mission.
   */
  id: string
}
export interface MissionLeaderboardCall {
  query: MissionLeaderboardQuery
  value: MissionLeaderboard
}
export interface MissionLeaderboardQuery {
  /**
   * Which week; this one where it is not said.
   */
  week?: 'this' | 'last'
}
/**
 * Who leads in a week.
 */
export interface MissionLeaderboard {
  /**
   * The first day of the week.
   */
  firstDay: string
  /**
   * The last.
   */
  lastDay: string
  /**
   * The best first.
   */
  leaders: MissionLeader[]
  /**
   * Who asks; nothing where they have no score yet.
   */
  own?: MissionLeader
}
/**
 * A place on the leaderboard.
 */
export interface MissionLeader {
  /**
   * The place; equals share one.
   */
  place: number
  /**
   * The masked name.
   */
  name: string
  /**
   * The score.
   */
  score: number
  /**
   * Whether it is who asks.
   */
  own: boolean
}
export interface PayeeListCall {
  value: PayeeList
}
/**
 * The receiving addresses of a member.
 */
export interface PayeeList {
  /**
   * The chosen one first, then the newest.
   */
  payees: Payee[]
  /**
   * The banks and networks of the brand, in its order.
   */
  places: PayeePlace[]
  /**
   * The name that a bank account has to be in; nothing where the member's name is not known.
   */
  holder?: string
  /**
   * How many addresses a member may have.
   */
  most: number
  /**
   * For so many hours after it was confirmed an address cannot be paid to.
   */
  coolDownHours: number
}
/**
 * A receiving address of a member's.
 */
export interface Payee {
  id: string
  /**
   * A bank account, or a wallet.
   */
  kind: 'bank' | 'wallet'
  /**
   * The bank, or the network of the wallet, by its own name.
   */
  name: string
  /**
   * The number or the address, with its middle left out.
   */
  number: string
  /**
   * Whose account it is, with its middle left out. Banks alone have it.
   */
  holder?: string
  /**
   * Whether it is chosen where nobody chooses.
   */
  preferred: boolean
  /**
   * Whether its owner has confirmed it by the code.
   */
  confirmed: boolean
  /**
   * When it can be paid to. There once it is confirmed, as an ISO date and time.
   */
  usableAt?: string
  /**
   * Whether it can be paid to now.
   */
  usable: boolean
  /**
   * When it was added, as an ISO date and time.
   */
  addedAt: string
}
/**
 * Where money can be sent.
 */
export interface PayeePlace {
  /**
   * The name of the bank or the network in the calls.
   */
  id: string
  /**
   * Whether it is a bank, or a network of wallets.
   */
  kind: 'bank' | 'wallet'
  /**
   * Its own name.
   */
  name: string
  /**
   * The fewest characters of a number there.
   */
  least: number
  /**
   * The most characters.
   */
  most: number
}
export interface PayeeAddCall {
  body: PayeeAddBody
  value: PayeeCode
}
export interface PayeeAddBody {
  /**
   * The bank or the network.
   */
  place: string
  /**
   * The account's number, or the wallet's address.
   */
  number: string
  /**
   * Whose account it is. Banks ask for it.
   */
  holder?: string
  /**
   * The withdraw password.
   */
  paymentPassword: string
}
/**
 * A code that was sent.
 */
export interface PayeeCode {
  /**
   * The address that waits for the code.
   */
  id: string
  /**
   * How long the code is good.
   */
  expiredMinutes: number
}
export interface PayeeSendCodeCall {
  body: PayeeSendCodeBody
  value: PayeeCode
}
export interface PayeeSendCodeBody {
  /**
   * The address.
   */
  id: string
}
export interface PayeeConfirmCall {
  body: PayeeConfirmBody
  value: Payee
}
export interface PayeeConfirmBody {
  /**
   * The address.
   */
  id: string
  /**
   * The code.
   */
  verificationCode: string
}
export interface PayeePreferCall {
  body: PayeePreferBody
  value: PayeePreferValue
}
export interface PayeePreferBody {
  /**
   * The address.
   */
  id: string
}
export interface PayeeRemoveCall {
  body: PayeeRemoveBody
  value: PayeeRemoveValue
}
export interface PayeeRemoveBody {
  /**
   * The address.
   */
  id: string
}
export interface PointsBalanceCall {
  value: PointsBalance
}
/**
 * How many points a player has.
 */
export interface PointsBalance {
  /**
   * What there is now. Points never expire.
   */
  currentPoints: number
}
export interface PointsConfigCall {
  value: PointsConfig
}
/**
 * What points are worth, and what earns them.
 */
export interface PointsConfig {
  pointsRatio: PointsRatio
  /**
   * How much has to be staked and settled for one point; nothing where play earns none.
   */
  turnover?: string
}
/**
 * So many points are worth so much money.
 */
export interface PointsRatio {
  /**
   * How many points.
   */
  points: number
  /**
   * How much money.
   */
  amount: string
}
export interface PointsRewardsCall {
  value: PointsRewardList
}
/**
 * The rewards of a brand.
 */
export interface PointsRewardList {
  rewards: PointsReward[]
}
/**
 * Something that points can be spent on.
 */
export interface PointsReward {
  /**
   * Its name in the calls.
   */
  id: string
  /**
   * What it is called.
   */
  title: string
  /**
   * What is said of it besides.
   */
  note?: string
  /**
   * Money for the wallet, or something that the operator hands out.
   */
  kind: 'money' | 'goods'
  /**
   * What is paid for money; what the rest is worth.
   */
  amount: string
  /**
   * How many points one costs.
   */
  pointsRequirement: number
  /**
   * How much who redeems it has to have staked in all; zero where nothing is asked.
   */
  amountRequirement: string
  /**
   * How much of that who asks has staked.
   */
  amountReached: string
  /**
   * How many are left.
   */
  availableQuantity: number
  /**
   * Can be redeemed now; too few points; too little staked; none left.
   */
  status: 'open' | 'points' | 'amount' | 'none'
}
export interface PointsRedeemCall {
  body: PointsRedeemBody
  value: PointsRedemption
}
export interface PointsRedeemBody {
  /**
   * The reward.
   */
  reward: string
  /**
   * How many of it.
   */
  redeemQuantity: number
  /**
   * The withdraw password.
   */
  paymentPassword: string
  /**
   * Made for this one redemption. Sent again with the same it does nothing more; with another it is refused.
   */
  key: string
}
/**
 * Points that were spent on a reward, or converted to money.
 */
export interface PointsRedemption {
  /**
   * Its id.
   */
  id: string
  /**
   * What it is called where people speak of it.
   */
  referenceNumber: string
  /**
   * A reward in money, another one, or a conversion.
   */
  kind: 'money' | 'goods' | 'convert'
  /**
   * The reward; nothing for a conversion.
   */
  title?: string
  /**
   * How many of it.
   */
  redeemQuantity: number
  /**
   * How many points were spent.
   */
  points: number
  /**
   * What it is worth in money, or paid.
   */
  amount: string
  status: RedemptionState
  /**
   * Why it was rejected, in the operator's words.
   */
  reason?: string
  /**
   * When it was asked for.
   */
  requestedAt: string
  /**
   * When it was decided.
   */
  decidedAt?: string
}
export interface PointsRedemptionsCall {
  query: PointsRedemptionsQuery
  value: PointsRedemptionPage
}
export interface PointsRedemptionsQuery {
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of redemptions.
 */
export interface PointsRedemptionPage {
  redemptions: PointsRedemption[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
}
export interface PointsDetailsCall {
  query: PointsDetailsQuery
  value: PointsDetailPage
}
export interface PointsDetailsQuery {
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of changes.
 */
export interface PointsDetailPage {
  details: PointsDetail[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
}
/**
 * A change of a player's points.
 */
export interface PointsDetail {
  /**
   * Its place among all changes.
   */
  id: string
  /**
   * What changed them.
   */
  kind:
    'points-earned' | 'points-granted' | 'points-rewarded' | 'points-redeemed' | 'points-returned' | 'points-converted'
  /**
   * By how many, below zero where they were spent.
   */
  changedPoints: number
  /**
   * How many there were after it.
   */
  pointsBalance: number
  /**
   * Of the redemption that it belongs to.
   */
  referenceNumber?: string
  /**
   * When.
   */
  at: string
}
export interface PointsConvertCall {
  body: PointsConvertBody
  value: PointsRedemption
}
export interface PointsConvertBody {
  /**
   * How many points.
   */
  points: number
  /**
   * The withdraw password.
   */
  paymentPassword: string
  /**
   * Made for this one conversion. Sent again with the same it does nothing more; with another it is refused.
   */
  key: string
}
export interface RankProgressCall {
  value: RankProgress
}
/**
 * Where a player stands among the ranks.
 */
export interface RankProgress {
  /**
   * The rank; nothing where there is none yet.
   */
  rank?: VipRank
  /**
   * The one above it; nothing at the highest.
   */
  next?: VipRank
  /**
   * What was staked this month and is settled, as decimal text.
   */
  played: string
  /**
   * What is missing to the next rank, as decimal text.
   */
  left?: string
  /**
   * The last day of the month; what is played afterwards counts anew.
   */
  lastDay: string
  /**
   * The ranks that were reached, the lowest first.
   */
  reached: ReachedRank[]
}
/**
 * A rank that was reached.
 */
export interface ReachedRank {
  /**
   * Its level.
   */
  rankLevel: number
  /**
   * When.
   */
  reachedAt: string
}
export interface RecordMovementsCall {
  query: RecordMovementsQuery
  value: MovementPage
}
export interface RecordMovementsQuery {
  period?: ReportPeriod
  /**
   * The first day, by the clocks of the brand, where no period is named.
   */
  from?: string
  /**
   * The last day, at most 366 with the first.
   */
  to?: string
  /**
   * Only movements of this kind.
   */
  kind?: 'deposit' | 'withdrawal' | 'transfer' | 'play' | 'bonus' | 'cashback' | 'salary' | 'other'
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many records a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of movements.
 */
export interface MovementPage {
  /**
   * The first day, by the clocks of the brand.
   */
  firstDay: string
  /**
   * The last day.
   */
  lastDay: string
  movements: AccountMovement[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
  sums?: MovementSums
}
/**
 * One movement of a player's money.
 */
export interface AccountMovement {
  /**
   * Names it among the player's own.
   */
  id: string
  kind: 'deposit' | 'withdrawal' | 'transfer' | 'play' | 'bonus' | 'cashback' | 'salary' | 'other'
  /**
   * What the money moved for.
   */
  purpose:
    | 'operator'
    | 'adjustment'
    | 'demo-balance'
    | 'downline-transfer'
    | 'upline-transfer'
    | 'deposit'
    | 'deposit-fee'
    | 'withdrawal-hold'
    | 'withdrawal-return'
    | 'withdrawal-paid'
    | 'withdrawal-fee'
    | 'to-vendor'
    | 'from-vendor'
    | 'registration-bonus'
    | 'free-play'
    | 'deposit-bonus'
    | 'bonus-converted'
    | 'bonus-forfeited'
    | 'cashback'
    | 'dividend'
    | 'salary'
    | 'reward'
    | 'points-reward'
    | 'points-payout'
    | 'bet'
    | 'rollback'
    | 'resettlement'
    | 'win'
  /**
   * Whether it came to the player, left, or went from one wallet of theirs to another.
   */
  way: 'in' | 'out' | 'within'
  /**
   * How much, never below zero.
   */
  amount: string
  at: string
  /**
   * The transfer's id, to name it by at customer service.
   */
  reference: string
  /**
   * What it belongs to, as the player knows it, such as the reference of a deposit.
   */
  belongsTo?: string
  /**
   * Of money that was set aside for a withdrawal, what became of it: it waits still, was paid out, or is the player's own again.
   */
  held?: 'waiting' | 'paid' | 'returned'
  /**
   * The game that it was played in, in the language that is shown.
   */
  game?: string
  wallets: MovementWallet[]
}
/**
 * What a movement changed in one wallet.
 */
export interface MovementWallet {
  /**
   * main, held, bonus, points, or vendor/ and a vendor's code.
   */
  wallet: string
  /**
   * Below zero for what left it.
   */
  amount: string
  /**
   * What was in it afterwards.
   */
  balance: string
}
/**
 * The sums of movements. What goes from one wallet of a player to another neither comes nor goes.
 */
export interface MovementSums {
  /**
   * What came.
   */
  moneyIn: string
  /**
   * What went.
   */
  moneyOut: string
  /**
   * What came less what went.
   */
  result: string
  /**
   * How many movements they are.
   */
  count: number
}
export interface RecordBonusesCall {
  query: RecordBonusesQuery
  value: BonusPage
}
export interface RecordBonusesQuery {
  state?: BonusState
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many records a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of bonuses.
 */
export interface BonusPage {
  bonuses: AccountBonus[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
  sums?: BonusSums
}
/**
 * A bonus that a player was given.
 */
export interface AccountBonus {
  id: string
  /**
   * What it was given for.
   */
  kind: 'registration-bonus' | 'free-play' | 'deposit-bonus' | 'reward'
  state: BonusState
  /**
   * What was given.
   */
  amount: string
  /**
   * How much has to be staked before it is the player's own.
   */
  turnoverNeeded: string
  /**
   * How much of that was staked.
   */
  turnoverDone: string
  /**
   * Whether own money waits, too, until then.
   */
  holdsWithdrawals: boolean
  createdAt: string
  /**
   * Nothing for one that lasts.
   */
  endsAt?: string
  closedAt?: string
}
/**
 * The sums of all bonuses of a player.
 */
export interface BonusSums {
  /**
   * What was given.
   */
  given: string
  /**
   * What of bonuses became the player's own.
   */
  converted: string
  /**
   * How many are open.
   */
  open: number
}
export interface RecordBetsCall {
  query: RecordBetsQuery
  value: BetPage
}
export interface RecordBetsQuery {
  period?: ReportPeriod
  /**
   * The first day, by the clocks of the brand, where no period is named.
   */
  from?: string
  /**
   * The last day, at most 366 with the first.
   */
  to?: string
  /**
   * Only bets with this vendor.
   */
  vendor?: string
  /**
   * Only bets on games of this category.
   */
  category?: string
  state?: BetState
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many records a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of bets.
 */
export interface BetPage {
  /**
   * The first day, by the clocks of the brand.
   */
  firstDay: string
  /**
   * The last day.
   */
  lastDay: string
  bets: AccountBet[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
  sums?: BetSums
  /**
   * What was played on these days; with the first page.
   */
  played?: PlayedOffer[]
}
/**
 * One bet of a player.
 */
export interface AccountBet {
  /**
   * To name it by at customer service.
   */
  id: string
  /**
   * The vendor's code.
   */
  vendor: string
  category: string
  /**
   * The game's name in the language that is shown.
   */
  game: string
  /**
   * The vendor's name of the round.
   */
  round: string
  /**
   * What was staked.
   */
  stake: string
  /**
   * How much of that was bonus; nothing where none was.
   */
  bonusStake?: string
  /**
   * What it won.
   */
  win: string
  /**
   * What it won less what was staked; zero until it is settled.
   */
  result: string
  state: BetState
  placedAt: string
  settledAt?: string
}
/**
 * The sums of bets.
 */
export interface BetSums {
  /**
   * How many they are.
   */
  bets: number
  /**
   * What was staked and not given back.
   */
  stake: string
  /**
   * What was won by those that are settled.
   */
  win: string
  /**
   * What these won less what was staked on them.
   */
  result: string
}
/**
 * A vendor and a category that were played.
 */
export interface PlayedOffer {
  vendor: string
  category: string
}
export interface RecordProfitCall {
  query: RecordProfitQuery
  value: ProfitReport
}
export interface RecordProfitQuery {
  period?: ReportPeriod
  /**
   * The first day, by the clocks of the brand, where no period is named.
   */
  from?: string
  /**
   * The last day, at most 366 with the first.
   */
  to?: string
}
/**
 * What a player won and lost.
 */
export interface ProfitReport {
  /**
   * The first day, by the clocks of the brand.
   */
  firstDay: string
  /**
   * The last day.
   */
  lastDay: string
  /**
   * In their order; days on which nothing was settled or given are left out.
   */
  days: ProfitDay[]
  vendors: ProfitVendor[]
  sums: ProfitSums
}
/**
 * What one day came to.
 */
export interface ProfitDay {
  /**
   * As yyyy-MM-dd.
   */
  day: string
  /**
   * What was staked on what was settled.
   */
  stake: string
  /**
   * What that won.
   */
  win: string
  /**
   * What was given, cashback with it.
   */
  bonus: string
  /**
   * What was won and given less what was staked.
   */
  result: string
}
/**
 * What play with one vendor in one category came to.
 */
export interface ProfitVendor {
  vendor: string
  category: string
  bets: number
  /**
   * What was staked on what was settled.
   */
  stake: string
  /**
   * What that won.
   */
  win: string
  /**
   * What was given, cashback with it.
   */
  bonus: string
  /**
   * What was won and given less what was staked.
   */
  result: string
}
/**
 * What all of it came to.
 */
export interface ProfitSums {
  bets: number
  /**
   * What was staked on what was settled.
   */
  stake: string
  /**
   * What that won.
   */
  win: string
  /**
   * What was given, cashback with it.
   */
  bonus: string
  /**
   * What was won and given less what was staked.
   */
  result: string
  /**
   * What came besides play and bonuses, such as deposits.
   */
  moneyIn: string
  /**
   * What went besides play, such as withdrawals.
   */
  moneyOut: string
}
export interface RecordCashbackCall {
  value: CashbackReport
}
/**
 * How a player's cashback stands.
 */
export interface CashbackReport {
  /**
   * The day that runs.
   */
  today: string
  /**
   * What can be claimed now.
   */
  claimable: string
  /**
   * What today gives so far.
   */
  running: string
  /**
   * How many days back it can be claimed.
   */
  claimDays: number
  rates: CashbackRate[]
  /**
   * The newest first.
   */
  days: CashbackDay[]
}
/**
 * What a category gives back.
 */
export interface CashbackRate {
  category: string
  /**
   * In percent.
   */
  rate: number
}
/**
 * The cashback of a day.
 */
export interface CashbackDay {
  /**
   * As yyyy-MM-dd, by the clocks of the brand.
   */
  day: string
  /**
   * Not over yet; waits to be claimed; paid.
   */
  state: 'running' | 'open' | 'claimed'
  /**
   * How much.
   */
  amount: string
  parts: CashbackShare[]
  claimedAt?: string
}
/**
 * What a category gave back of a day.
 */
export interface CashbackShare {
  category: string
  /**
   * What was settled in it.
   */
  stake: string
  /**
   * In percent.
   */
  rate: number
  /**
   * What that gives back.
   */
  amount: string
}
export interface RecordClaimCashbackCall {
  value: CashbackReport
}
export interface ReferralSummaryCall {
  value: ReferralSummary
}
/**
 * How a player invites friends, and what came of it.
 */
export interface ReferralSummary {
  /**
   * The code, which the site's address carries.
   */
  code: string
  terms: ReferralTerms
  /**
   * How many have come.
   */
  friends: number
  /**
   * How many of them have brought something.
   */
  rewarded: number
  /**
   * What they have brought, as decimal text.
   */
  earned: string
}
/**
 * What a friend has to do, and what it brings.
 */
export interface ReferralTerms {
  /**
   * What the friend has to pay in, as decimal text.
   */
  deposited: string
  /**
   * What the friend has to stake, as decimal text.
   */
  staked: string
  /**
   * Within so many days of the registration.
   */
  days: number
  /**
   * What who invited gets, as decimal text.
   */
  inviter: string
  /**
   * What the friend gets, as decimal text.
   */
  friend: string
  /**
   * How many times both have to stake it.
   */
  turnover: number
}
export interface ReferralFriendsCall {
  query: ReferralFriendsQuery
  value: FriendPage
}
export interface ReferralFriendsQuery {
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of friends.
 */
export interface FriendPage {
  friends: BroughtFriend[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
}
/**
 * Somebody who came by a code.
 */
export interface BroughtFriend {
  /**
   * Tells them apart.
   */
  id: string
  /**
   * The masked name.
   */
  name: string
  /**
   * When they registered.
   */
  registeredAt: string
  /**
   * Whether they have yet to do what is asked, have done it, have not done it in time, or seem to be whoever invited them.
   */
  state: 'waiting' | 'rewarded' | 'over' | 'own'
  /**
   * What they have brought, as decimal text.
   */
  amount?: string
}
export interface RewardCountCall {
  value: RewardCount
}
/**
 * How many rewards are ready.
 */
export interface RewardCount {
  /**
   * How many.
   */
  ready: number
}
export interface RewardListCall {
  query: RewardListQuery
  value: RewardPage
}
export interface RewardListQuery {
  state?: RewardState
  /**
   * Where the page before said that the next begins.
   */
  cursor?: string
  /**
   * How many a page has; 20 where it is not said.
   */
  pageSize?: number
}
/**
 * A page of rewards.
 */
export interface RewardPage {
  rewards: GivenReward[]
  /**
   * Where the next page begins; nothing where this is the last.
   */
  next?: string
  /**
   * How many can be claimed now, in all.
   */
  ready: number
}
/**
 * A reward that somebody was given.
 */
export interface GivenReward {
  /**
   * Its id.
   */
  id: string
  /**
   * What gave it.
   */
  source: 'activity' | 'mission' | 'referral' | 'rank' | 'operator'
  /**
   * What it was given for.
   */
  title: string
  /**
   * What it is. Free spins are played, not claimed.
   */
  kind: 'money' | 'points' | 'free-spins'
  /**
   * How much: decimal text, whole for points; of free spins what all of them are worth.
   */
  amount: string
  /**
   * The free spins, where it is some.
   */
  freeSpins?: FreeSpins
  /**
   * How many times the money, or what free spins win, has to be staked before it is the player's own; 0 where it is at once.
   */
  turnover: number
  state: RewardState1
  /**
   * When it was given.
   */
  givenAt: string
  /**
   * Until when it can be claimed, or free spins can be played; nothing where it always can.
   */
  expiresAt?: string
  /**
   * When it was claimed, or the last free spin was used.
   */
  claimedAt?: string
}
export interface RewardClaimCall {
  body: RewardClaimBody
  value: GivenReward
}
export interface RewardClaimBody {
  /**
   * The reward.
   */
  id: string
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
export interface SessionHistoryCall {
  value: LoginHistory
}
export interface LoginHistory {
  /**
   * The last ones.
   */
  logins: LoginEntry[]
}
/**
 * One login, or an attempt.
 */
export interface LoginEntry {
  /**
   * When, as an ISO date and time.
   */
  at: string
  /**
   * How: by the password, by a code, by another site, by what the browser remembered, confirmed once more, or by registering.
   */
  way: 'password' | 'sms' | 'social' | 'remembered' | 'extra' | 'register'
  /**
   * Whether it came through.
   */
  done: boolean
}
export interface SystemStatusCall {
  query: SystemStatusQuery
  value: Permission
}
export interface SystemStatusQuery {
  /**
   * The host that the visitor is on, with its port where it has one.
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
export interface WalletFundsCall {
  value: Funds
}
/**
 * What a player has, as decimal numbers.
 */
export interface Funds {
  /**
   * The currency's code.
   */
  currency: string
  /**
   * Whether one balance serves all vendors.
   */
  isSingle: boolean
  /**
   * All of it together.
   */
  sum: string
  /**
   * The player's own money. `withdrawable` says how much of it can be taken out.
   */
  main: string
  /**
   * What waits for a withdrawal.
   */
  held: string
  /**
   * What was given and is not the player's own yet, with what was won with it.
   */
  bonus: string
  /**
   * Bonus money on open bets. It is no part of the sum.
   */
  bonusStaked: string
  /**
   * How much of the main wallet can be withdrawn or transferred to another player now.
   */
  withdrawable: string
  /**
   * How much has to be staked before anything can be withdrawn or transferred; 0 where no bonus holds it.
   */
  turnoverLeft: string
  /**
   * The wallets at vendors.
   */
  vendors: VendorFunds[]
  /**
   * The open bonuses, the oldest first: stakes count for that one.
   */
  bonuses: OpenBonus[]
}
/**
 * One of them.
 */
export interface VendorFunds {
  /**
   * The vendor's code.
   */
  vassalage: string
  /**
   * What is there.
   */
  balance: string
}
/**
 * One of them.
 */
export interface OpenBonus {
  /**
   * Its id.
   */
  id: string
  /**
   * What it was given for: the purpose of its transfer.
   */
  kind: string
  /**
   * How much was given.
   */
  amount: string
  /**
   * How much of it, with what was won with it, is in the bonus wallet.
   */
  balance: string
  /**
   * How much of it is on open bets.
   */
  staked: string
  /**
   * How much has to be staked.
   */
  turnoverNeeded: string
  /**
   * How much has been.
   */
  turnoverDone: string
  /**
   * Whether nothing can be taken out until then.
   */
  holdsWithdrawals: boolean
  /**
   * When it was given.
   */
  givenAt: string
  /**
   * When what is left of it goes back; never where nothing is said.
   */
  endsAt?: string
}
export interface WalletMoveFundsCall {
  body: WalletMoveFundsBody
  value: Funds
}
export interface WalletMoveFundsBody {
  /**
   * The vendor's code.
   */
  vassalage: string
  /**
   * Which way.
   */
  to: 'vendor' | 'main'
  /**
   * How much, as a decimal number above zero with no more digits than the currency has.
   */
  amount: string
  /**
   * Made for this one transfer. Sent again with the same transfer it moves nothing more; with another it is refused.
   */
  key: string
}
export interface WalletReturnFundsCall {
  body: WalletReturnFundsBody
  value: Funds
}
export interface WalletReturnFundsBody {
  /**
   * Made for this one transfer. Sent again with the same transfer it moves nothing more; with another it is refused.
   */
  key: string
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
export interface WithdrawalTermsCall {
  value: WithdrawalTerms
}
/**
 * What holds for a withdrawal of this member's now.
 */
export interface WithdrawalTerms {
  /**
   * What there is to withdraw.
   */
  free: string
  /**
   * The least that one withdrawal may be.
   */
  least: string
  /**
   * The most that one may be.
   */
  most: string
  /**
   * What may be withdrawn in a day, by the member's rank.
   */
  dayLimit: string
  /**
   * What is left of that today.
   */
  dayLeft: string
  /**
   * How many a day, by the member's rank.
   */
  timesLimit: number
  /**
   * How many are left today.
   */
  timesLeft: number
  /**
   * What a withdrawal costs.
   */
  fee: {
    /**
     * What each one costs.
     */
    fixed: string
    /**
     * What it costs in percent besides.
     */
    rate: string
    /**
     * How many cost nothing today still.
     */
    freeLeft: number
  }
  /**
   * What has to be played still before anything can be withdrawn; zero where nothing is in the way.
   */
  turnoverLeft: string
  receiveMinutes: ReceiveMinutes
  /**
   * How many minutes a withdrawal usually takes until it is paid out.
   */
  usualMinutes: number
  /**
   * Whether the member has a withdraw password.
   */
  withdrawPassword: boolean
  /**
   * Whether the member's mobile number has been verified.
   */
  mobile: boolean
  /**
   * Whether the member has a receiving address that was confirmed.
   */
  payee: boolean
}
/**
 * How many minutes there are to confirm a payment, by the kind of its receiving address, from the message that it was sent. After that it counts as received.
 */
export interface ReceiveMinutes {
  /**
   * For bank transfers.
   */
  bank: number
  /**
   * For payments to wallets.
   */
  wallet: number
}
export interface WithdrawalListCall {
  query: WithdrawalListQuery
  value: WithdrawalPage
}
export interface WithdrawalListQuery {
  /**
   * Which ones.
   */
  which: 'running' | 'ended'
  /**
   * The `next` of the page before; the first page has none.
   */
  after?: string
  /**
   * How many; 20 without it.
   */
  count?: number
}
/**
 * Withdrawals, a page at a time.
 */
export interface WithdrawalPage {
  /**
   * The newest first.
   */
  withdrawals: Withdrawal[]
  /**
   * What the call for the next ones is given; nothing where there are no more.
   */
  next?: string
}
/**
 * A withdrawal of a member's.
 */
export interface Withdrawal {
  id: string
  /**
   * What both sides call it by.
   */
  reference: string
  /**
   * Where it stands.
   */
  state:
    | 'requested'
    | 'in-review'
    | 'approved'
    | 'paid-out'
    | 'received'
    | 'partly-received'
    | 'not-received'
    | 'refused'
    | 'cancelled'
  /**
   * How it came to be received: its owner said so, the time ran out, or the operator forced it. There once it is received.
   */
  receipt?: 'confirmed' | 'elapsed' | 'forced'
  /**
   * What was asked for, and is held until it is paid out.
   */
  amount: string
  /**
   * What is kept of it.
   */
  fee: string
  /**
   * What arrives.
   */
  arrives: string
  /**
   * What is to arrive still: all of it, or what was missing of the last payment.
   */
  due: string
  payee: MaskedPayee
  /**
   * What its owner can do with it now.
   */
  actions: ('cancel' | 'confirm' | 'reportPart' | 'reportMissing' | 'reportArrival')[]
  /**
   * When it counts as received by itself. There while it is paid out, as an ISO date and time.
   */
  receiveBy?: string
  /**
   * When it was asked for, as an ISO date and time.
   */
  requestedAt: string
  /**
   * When it moved last, as an ISO date and time.
   */
  changedAt: string
  /**
   * What it went through, the oldest first.
   */
  steps: WithdrawalStep[]
}
/**
 * Where money goes, as it is shown.
 */
export interface MaskedPayee {
  /**
   * A bank account, or a wallet.
   */
  kind: 'bank' | 'wallet'
  /**
   * The bank, or the network of the wallet, by its own name.
   */
  name: string
  /**
   * The number or the address, with its middle left out.
   */
  number: string
  /**
   * Whose account it is, with its middle left out. Banks alone have it.
   */
  holder?: string
}
/**
 * One step of a withdrawal.
 */
export interface WithdrawalStep {
  /**
   * Where it stood from then on.
   */
  state:
    | 'requested'
    | 'in-review'
    | 'approved'
    | 'paid-out'
    | 'received'
    | 'partly-received'
    | 'not-received'
    | 'refused'
    | 'cancelled'
  /**
   * When, as an ISO date and time.
   */
  at: string
  /**
   * Who moved it.
   */
  by: 'player' | 'operator' | 'clock'
  /**
   * What the operator said to it: why it was refused, or what the payment is called at the bank.
   */
  note?: string
  confirmation?: WithdrawalConfirmation
}
/**
 * What its owner says of a payment.
 */
export interface WithdrawalConfirmation {
  /**
   * What has arrived.
   */
  receivedAmount?: string
  /**
   * What has not arrived.
   */
  remainingAmount?: string
  /**
   * The upload that shows that it has not.
   */
  proofImage?: string
}
export interface WithdrawalRequestCall {
  body: WithdrawalRequestBody
  value: Withdrawal
}
export interface WithdrawalRequestBody {
  /**
   * How much, as a decimal number above zero with no more digits than the currency has.
   */
  amount: string
  /**
   * The receiving address.
   */
  payee: string
  /**
   * The withdraw password.
   */
  paymentPassword: string
  /**
   * Made for this one withdrawal. Sent again with the same withdrawal it asks for nothing more; with another it is refused.
   */
  key: string
}
export interface WithdrawalCancelCall {
  body: WithdrawalCancelBody
  value: Withdrawal
}
export interface WithdrawalCancelBody {
  /**
   * The withdrawal.
   */
  id: string
}
export interface WithdrawalConfirmCall {
  body: WithdrawalConfirmBody
  value: Withdrawal
}
export interface WithdrawalConfirmBody {
  /**
   * The withdrawal.
   */
  id: string
  /**
   * What has arrived: all, a part, or nothing.
   */
  outcome: 'received' | 'partly' | 'missing'
  /**
   * What has not arrived, where a part has.
   */
  remainingAmount?: string
  /**
   * A picture, in base64, that shows that nothing has arrived.
   */
  proofImage?: string
}
/**
 * Rounds of one game that the operator pays for.
 */
export interface FreeSpins {
  /**
   * The id of the game.
   */
  game: string
  /**
   * The code of its vendor.
   */
  vendor: string
  /**
   * The name of the game.
   */
  name: string
  /**
   * What each is played at: decimal text.
   */
  stake: string
  /**
   * How many were given.
   */
  count: number
  /**
   * How many are left.
   */
  left: number
}
