// Derived from schemas/ by `npm run generate`. Never edited by hand.
/**
 * One widget and how it is set.
 */
export type Node =
  | AboutLinksNode
  | AccountAccessNode
  | AccountDetailsNode
  | AccountEntryNode
  | AccountRecordNode
  | AccountSummaryNode
  | AgentIncomeNode
  | AnnouncementLineNode
  | AppDownloadNode
  | ArticleNode
  | BannerNode
  | BarNode
  | BetRecordNode
  | BonusRecordNode
  | BottomBarNode
  | BrandMarkNode
  | CashbackNode
  | CategoryTilesNode
  | CentreNode
  | ChatRoomNode
  | ContractBoardNode
  | DepositDeskNode
  | DownlineFormNode
  | DownlineListNode
  | DrawBoardNode
  | EmptyStateNode
  | FeedbackFormNode
  | FiguresNode
  | FooterNavigationNode
  | GameChoiceNode
  | GameFrameNode
  | GameGridNode
  | GameListNode
  | GameSearchNode
  | GameShelfNode
  | GateNoticeNode
  | GroupBannerNode
  | HelpTopicsNode
  | IconActionNode
  | InboxNode
  | LanguagePickerNode
  | LegalNoticeNode
  | LoginFormNode
  | MainNavigationNode
  | MemberBarNode
  | MissionLeaderboardNode
  | MissionsNode
  | NoticeBoardNode
  | PartnerPageNode
  | PasswordFormNode
  | PayeesNode
  | PlayerRankNode
  | PointsMallNode
  | PopupNoticesNode
  | ProfitReportNode
  | PromotionDetailNode
  | PromotionListNode
  | RedEnvelopeNode
  | ReferralNode
  | RegisterFormNode
  | RegisterLinksNode
  | RewardCenterNode
  | SectionNode
  | ServiceDeskNode
  | SettlementListNode
  | StepsNode
  | SupportBarNode
  | TeamOverviewNode
  | TeamRecordNode
  | TeamStatementNode
  | ThemeSwitchNode
  | UplineTransferNode
  | VendorMarksNode
  | VipRanksNode
  | VisitConsentNode
  | WalletFundsNode
  | WinnerBoardNode
  | WithdrawalNode

export interface MerchantConfig {
  content: ContentSeed
  games: Games
  languages: Languages
  layouts: Layouts
  menus: Menus
  merchant: Merchant
  navigation: Navigation
  overlays: Overlays
  platform: PlatformSeed
  registration: Registration
  routes: Routes
  settings: Settings
  theme: Theme
  pages: {
    [k: string]: Page
  }
  messages: {
    [k: string]: Messages
  }
}
/**
 * What the platform tells players: announcements, promotions, help and VIP ranks. Changes are live; of VIP ranks the names are, and their other values count at the brand's start. {brand} stands for the brand's name.
 */
export interface ContentSeed {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The announcements and promotions, by an id of your own.
   */
  announcements: {
    [k: string]: SeedAnnouncement
  }
  /**
   * The topics of the help centre, by their key.
   */
  help: {
    [k: string]: SeedHelpTopic
  }
  /**
   * The VIP ranks, by an id of your own.
   */
  vipRanks: {
    [k: string]: SeedVipRank
  }
}
/**
 * One announcement.
 */
export interface SeedAnnouncement {
  /**
   * What it is: B a banner, PL a notice to players, PU a pop-up, PR a promotion, H a notice of the home page.
   */
  type: 'B' | 'PL' | 'PU' | 'PR' | 'H'
  /**
   * The execution type that it is asked for with; B where nothing is said.
   */
  execution?: string
  /**
   * Of a banner: the group that is shown in one place, such as w_login.
   */
  group?: string
  /**
   * A picture below the merchant's assets folder (or the assets of a merchant that it extends).
   */
  image?: string
  /**
   * An icon of the one icon family.
   */
  icon?:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * When it was published, in UTC.
   */
  published: string
  /**
   * When it ends, in UTC; it is not shown afterwards.
   */
  until?: string
  action?: Action
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: SeedAnnouncementText
  }
}
/**
 * What happens when somebody chooses an entry. Exactly one.
 */
export interface Action {
  /**
   * The id of a route in routes.json.
   */
  route?: string
  /**
   * Goes to this topic of the help centre, on the route "help" of routes.json.
   */
  article?: string
  /**
   * Goes to this page of a partner, on the route "partner" of routes.json.
   */
  partner?: string
  /**
   * Goes to this promotion, on the route "promotion" of routes.json.
   */
  promotion?: string
  /**
   * Opens this notice in the overlay "notice" of overlays.json; in a tab of its own, on the route "notices".
   */
  notice?: string
  /**
   * The id of an overlay in overlays.json.
   */
  overlay?: string
  /**
   * The key of a page of the member centre, in menus.json.
   */
  memberPage?: string
  /**
   * The key of a page of the agent centre, in menus.json.
   */
  agentPage?: string
  /**
   * The id of a game category in games.json.
   */
  startFirstGame?: string
  /**
   * Starts the game of this vendor where there is one; goes to the route otherwise.
   */
  startVendorGame?: {
    /**
     * The code of a game vendor, as the platform names it (vassalage on the wire).
     */
    vendor: string
    /**
     * The id of a route in routes.json.
     */
    otherwise: string
  }
  /**
   * The id of a game category in games.json.
   */
  openFirstVendor?: string
  /**
   * Opens customer service of this kind; AUTO picks VIP or live chat by the player's rank.
   */
  support?: 'LIVECHAT' | 'FACEBOOK' | 'VIP' | 'AUTO'
  /**
   * Asks, then logs out.
   */
  signOut?: true
  /**
   * Opens this address in a new tab.
   */
  url?: string
}
/**
 * Its words in one language.
 */
export interface SeedAnnouncementText {
  /**
   * The title.
   */
  title: string
  /**
   * One sentence for lists.
   */
  summary?: string
  /**
   * The text itself, as HTML. What is not plain text markup is taken out before it is shown.
   */
  content?: string
  /**
   * Of a promotion: the number that says it, large. A placeholder such as {bonus.first.percent} has it computed from the rule.
   */
  figure?: string
  /**
   * What its button says.
   */
  label?: string
}
/**
 * One topic of the help centre.
 */
export interface SeedHelpTopic {
  /**
   * What it is about: the company, the account, money, playing, or partners.
   */
  group: 'about' | 'account' | 'money' | 'play' | 'partners'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: SeedHelpText
  }
}
/**
 * Its words in one language.
 */
export interface SeedHelpText {
  /**
   * The topic's name.
   */
  title: string
  /**
   * The text itself, as HTML.
   */
  content: string
}
/**
 * One rank.
 */
export interface SeedVipRank {
  /**
   * Its number; a higher one is better.
   */
  level: number
  /**
   * What has to be played in a month to reach it, in the brand's currency.
   */
  turnover: string
  /**
   * What reaching it brings, in the brand's currency.
   */
  bonus: string
  /**
   * Cashback in percent of what is settled in a week, given when the week is over.
   */
  cashback: string
  /**
   * Withdrawals a day.
   */
  withdrawals: number
  /**
   * Whether it brings a manager of one's own.
   */
  manager?: boolean
  /**
   * Its name by language.
   */
  texts: {
    /**
     * Its name in this language.
     */
    [k: string]: string
  }
}
/**
 * Game categories, rebate rates, filters and lists of the brand.
 */
export interface Games {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The categories by the key that the platform uses.
   */
  categories: {
    [k: string]: Category
  }
  /**
   * The rebate rate of each category. No rate is shown where none is set.
   */
  rebateRates: {
    [k: string]: RebateRate
  }
  /**
   * The filters of the live casino, by code.
   */
  liveFilters: {
    [k: string]: LiveFilter
  }
  /**
   * Sports vendors that move into the category ESPORTS.
   *
   * Items: The code of a game vendor, as the platform names it (vassalage on the wire).
   */
  esportsVendors: string[]
  /**
   * The prize modes of lotteries.
   *
   * @minItems 1
   */
  prizeModes: ('Lott' | 'ZY' | 'Elott' | 'SEA')[]
  /**
   * The prize levels that accounts play lotteries by: of 2000 that are staked on all results alike, so many come back as prizes. Agents give those below them at most their own.
   */
  prizeLevels: {
    /**
     * The lowest.
     */
    least: number
    /**
     * The highest: that of the agents at the top.
     */
    most: number
  }
  /**
   * The kinds of lottery that are named where a draw is shown, by the code that the games carry.
   */
  lotteryIcons: {
    [k: string]: LotteryIcon
  }
  /**
   * The route of a lottery by the account type name that its game carries.
   */
  lotteryRoutes: {
    /**
     * The id of a route in routes.json.
     */
    [k: string]: string
  }
}
/**
 * One game category.
 */
export interface Category {
  /**
   * The category's name.
   */
  name: string
  /**
   * An icon of the one icon family.
   */
  icon:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * The page of the category.
   */
  route: string
  /**
   * Whether the brand offers it where the platform does. Off, it is nowhere: no entry of a bar, tile, page, slide or link leads to it, and no list, search, draw or board has a game of it. {"FISH": {"enabled": false}} is all that hides a category; take it out with null only where nothing names it.
   */
  enabled: boolean
  /**
   * How a game without a rule of its own opens.
   */
  opens?: 'route' | 'frame'
  when?: Condition
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * When something is shown. Exactly one test; all, any and not put tests together. What is not known counts as not true.
 */
export interface Condition {
  /**
   * A whitelabel flag that the platform switches.
   */
  flag?:
    | 'CHNGPASSVERIF3'
    | 'REGMOBVERF3'
    | 'MOBILENUMREG3'
    | 'MOBILENUMPASSREG3'
    | 'USERNAMEREG3'
    | 'FREEPLAY3'
    | 'PWDEXPFORCECHANGE3'
    | 'MOBILEVERCODELOGIN3'
    | 'DIRECTREG3'
    | 'AGENTPOLICY3'
    | 'MANPLAYREB3'
  /**
   * Whether somebody is logged in.
   */
  loggedIn?: boolean
  /**
   * One of these kinds of account.
   *
   * @minItems 1
   */
  accountType?: ('visitor' | 'player' | 'agent' | 'guest')[]
  /**
   * Whether the account may hand money on to who stands above.
   */
  toUpline?: boolean
  /**
   * The platform offers this vendor (in this category).
   */
  vendor?: {
    /**
     * The code of a game vendor, as the platform names it (vassalage on the wire).
     */
    code: string
    /**
     * The id of a game category in games.json.
     */
    in?: string
  }
  /**
   * The id of a game category in games.json.
   */
  category?: string
  /**
   * A kind of contract that the agent may offer, or is a side of.
   */
  contract?: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  /**
   * A number of the account is greater than a bound.
   */
  count?: {
    /**
     * A number that the platform counts for the account.
     */
    of: 'missions' | 'promotions' | 'messages' | 'rewards'
    /**
     * True where the number is greater than this.
     */
    above: number
  }
  /**
   * The platform has this kind of customer service.
   */
  support?: 'LIVECHAT' | 'FACEBOOK' | 'VIP'
  /**
   * This centre is allowed for the account and by the configuration.
   */
  panel?: 'member' | 'agent'
  /**
   * All of these are true.
   *
   * @minItems 1
   */
  all?: Condition[]
  /**
   * At least one of these is true.
   *
   * @minItems 1
   */
  any?: Condition[]
  not?: Condition
}
/**
 * One rate.
 */
export interface RebateRate {
  /**
   * Percent of the turnover that comes back: 0.7 means 0.7 %.
   */
  percent: number
}
/**
 * One game type of the live casino.
 */
export interface LiveFilter {
  /**
   * The filter's text.
   */
  name: string
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * One kind of lottery.
 */
export interface LotteryIcon {
  /**
   * The kind's name.
   */
  name: string
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
}
/**
 * The languages that the brand speaks.
 */
export interface Languages {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The language of a visitor who has not chosen one. It must be enabled.
   */
  default: string
  /**
   * Whether a visitor who has not chosen gets the language of the browser where the brand has it.
   */
  followVisitor: boolean
  /**
   * Every language by its code.
   */
  catalogue: {
    [k: string]: Language
  }
}
/**
 * One language.
 */
export interface Language {
  /**
   * The language's name in the language itself.
   */
  name: string
  /**
   * The BCP 47 tag that browsers and formats know.
   */
  tag: string
  /**
   * The direction of writing.
   */
  direction: 'ltr' | 'rtl'
  /**
   * Whether players can choose it. An enabled language needs a file messages/<code>.json in this merchant or one that it extends.
   */
  enabled: boolean
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * What stands around a page: areas with their widgets, and layouts that choose areas.
 */
export interface Layouts {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The areas by an id of your own.
   */
  areas: {
    [k: string]: Area
  }
  /**
   * The layouts by an id of your own.
   */
  layouts: {
    [k: string]: Layout
  }
}
/**
 * One area and what stands in it.
 */
export interface Area {
  nodes: Nodes
}
/**
 * What stands here: widgets by an id of your own, placed by their order.
 */
export interface Nodes {
  [k: string]: Node
}
export interface AboutLinksNode {
  /**
   * The links of navigation.about.
   */
  widget: 'about-links'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AboutLinksProps
}
/**
 * The links of navigation.about.
 */
export interface AboutLinksProps {
  /**
   * How they stand.
   */
  variant?: 'row' | 'columns'
  /**
   * The heading.
   */
  title?: string
}
export interface AccountAccessNode {
  /**
   * Where the account is logged in, with a way to sign out there, the places that it is known from, and its last logins.
   */
  widget: 'account-access'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AccountAccessProps
}
/**
 * Where the account is logged in, with a way to sign out there, the places that it is known from, and its last logins.
 */
export interface AccountAccessProps {
  /**
   * Which part; all of them by default. The places show only where the brand asks for more from elsewhere.
   */
  show?: 'all' | 'devices' | 'places' | 'history'
}
export interface AccountDetailsNode {
  /**
   * What the platform keeps of who is logged in, and the ways to change the passwords, which open the overlays changePassword and paymentPassword where the brand has them.
   */
  widget: 'account-details'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AccountDetailsProps
}
/**
 * What the platform keeps of who is logged in, and the ways to change the passwords, which open the overlays changePassword and paymentPassword where the brand has them.
 */
export interface AccountDetailsProps {
  /**
   * Which part; both by default.
   */
  show?: 'all' | 'personal' | 'security'
}
export interface AccountEntryNode {
  /**
   * Login and registration for visitors. The register button follows DIRECTREG3.
   */
  widget: 'account-entry'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AccountEntryProps
}
/**
 * Login and registration for visitors. The register button follows DIRECTREG3.
 */
export interface AccountEntryProps {
  /**
   * Which button stands out.
   */
  emphasis?: 'register' | 'login'
  /**
   * How large the buttons are.
   */
  size?: 'regular' | 'small'
}
export interface AccountRecordNode {
  /**
   * How the money of who is logged in moved, by days and kinds, with sums, receipts and a file of it all.
   */
  widget: 'account-record'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AccountRecordProps
}
/**
 * How the money of who is logged in moved, by days and kinds, with sums, receipts and a file of it all.
 */
export interface AccountRecordProps {
  /**
   * The days that are shown first; seven where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
  /**
   * How many records a page has; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
  /**
   * The button that leads on while it is empty; none where it is not said.
   */
  emptyButton?: ButtonAction
}
export interface AccountSummaryNode {
  /**
   * Who is logged in: account, nickname, rank, balance.
   */
  widget: 'account-summary'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AccountSummaryProps
}
/**
 * Who is logged in: account, nickname, rank, balance.
 */
export interface AccountSummaryProps {
  /**
   * Whether the balance stands there.
   */
  balance?: boolean
}
export interface AgentIncomeNode {
  /**
   * What the agent who is logged in got and paid by contracts in some days: sums, a chart, and a table with the days.
   */
  widget: 'agent-income'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AgentIncomeProps
}
/**
 * What the agent who is logged in got and paid by contracts in some days: sums, a chart, and a table with the days.
 */
export interface AgentIncomeProps {
  /**
   * The days that are shown first; thirty where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
}
export interface AnnouncementLineNode {
  /**
   * A line of announcements that passes by. It can be paused; where motion is unwanted it stands still.
   */
  widget: 'announcement-line'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AnnouncementLineProps
}
/**
 * A line of announcements that passes by. It can be paused; where motion is unwanted it stands still.
 */
export interface AnnouncementLineProps {
  /**
   * How long one announcement takes to pass.
   */
  seconds?: number
}
export interface AppDownloadNode {
  /**
   * The apps with their QR codes.
   */
  widget: 'app-download'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: AppDownloadProps
}
/**
 * The apps with their QR codes.
 */
export interface AppDownloadProps {
  /**
   * The size of a QR code in pixels.
   */
  size?: number
}
export interface ArticleNode {
  /**
   * A heading and paragraphs.
   */
  widget: 'article'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: ArticleProps
}
/**
 * A heading and paragraphs.
 */
export interface ArticleProps {
  /**
   * The heading.
   */
  title: string
  /**
   * The texts of the paragraphs, in their order.
   *
   * @minItems 1
   * @maxItems 40
   *
   * Items: The key of a text in messages/<language>.json.
   */
  paragraphs: string[]
  /**
   * A picture beside it.
   */
  image?: string
  button?: ArticleAction
}
/**
 * A button below.
 */
export interface ArticleAction {
  /**
   * Its text.
   */
  label: string
  /**
   * What it does.
   */
  action: Action
}
export interface BannerNode {
  /**
   * Large pictures with a message and one thing to do.
   */
  widget: 'banner'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: BannerProps
}
/**
 * Large pictures with a message and one thing to do.
 */
export interface BannerProps {
  /**
   * How it is built.
   */
  variant?: 'hero' | 'split' | 'strip' | 'stage'
  /**
   * After how many seconds the next slide comes; 0 never.
   */
  autoplaySeconds?: number
  /**
   * The slides by an id of your own.
   */
  slides: {
    [k: string]: BannerSlide
  }
  /**
   * Where the text stands in a hero.
   */
  align?: 'start' | 'center' | 'end'
  /**
   * How much of the screen it takes.
   */
  height?: 'short' | 'regular' | 'tall'
  /**
   * The category whose games stand as large tiles in a stage.
   */
  tiles?: string
}
/**
 * One slide.
 */
export interface BannerSlide {
  /**
   * The picture, at least 1600 wide.
   */
  image: string
  /**
   * The picture for phones.
   */
  imageNarrow?: string
  /**
   * A short line above the title.
   */
  eyebrow?: string
  /**
   * The title.
   */
  title: string
  /**
   * The text.
   */
  text?: string
  /**
   * The button's text.
   */
  label?: string
  /**
   * What the button does.
   */
  action?: Action
  when?: Condition
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
export interface BarNode {
  /**
   * A horizontal strip that holds other widgets at its start, centre and end.
   */
  widget: 'bar'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: BarProps
  nodes?: Nodes
}
/**
 * A horizontal strip that holds other widgets at its start, centre and end.
 */
export interface BarProps {
  /**
   * The ground of the strip.
   */
  tone?: 'header' | 'accent' | 'quiet' | 'canvas'
  /**
   * How high it is.
   */
  size?: 'regular' | 'slim' | 'tall'
  /**
   * Whether it stays at the top while the page scrolls.
   */
  sticky?: boolean
  /**
   * Whether it keeps to the content's width or floats as a panel of its own.
   */
  width?: 'content' | 'full' | 'floating'
  /**
   * The smallest screen it shows on.
   */
  from?: 'always' | 'tablet' | 'desktop'
  /**
   * Whether a line parts it from what follows.
   */
  line?: boolean
}
export interface BetRecordNode {
  /**
   * The bets that who is logged in placed, by days, vendor, category and state, with sums, receipts and a file of them all.
   */
  widget: 'bet-record'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: BetRecordProps
}
/**
 * The bets that who is logged in placed, by days, vendor, category and state, with sums, receipts and a file of them all.
 */
export interface BetRecordProps {
  /**
   * The days that are shown first; seven where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
  /**
   * How many records a page has; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
  /**
   * The button that leads on while it is empty; none where it is not said.
   */
  emptyButton?: ButtonAction
}
export interface BonusRecordNode {
  /**
   * The bonuses that who is logged in was given, with what each still takes and until when.
   */
  widget: 'bonus-record'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: BonusRecordProps
}
/**
 * The bonuses that who is logged in was given, with what each still takes and until when.
 */
export interface BonusRecordProps {
  /**
   * How many records a page has; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
  /**
   * The button that leads on while it is empty; none where it is not said.
   */
  emptyButton?: ButtonAction
}
export interface BottomBarNode {
  /**
   * The icon bar at the bottom of phones, from navigation.bottom.
   */
  widget: 'bottom-bar'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: BottomBarProps
}
/**
 * The icon bar at the bottom of phones, from navigation.bottom.
 */
export interface BottomBarProps {
  /**
   * How it looks.
   */
  variant?: 'bar' | 'floating'
}
export interface BrandMarkNode {
  /**
   * The brand's mark, which leads home.
   */
  widget: 'brand-mark'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: BrandMarkProps
}
/**
 * The brand's mark, which leads home.
 */
export interface BrandMarkProps {
  /**
   * Which picture.
   */
  show?: 'wordmark' | 'mark'
  /**
   * Its height in pixels.
   */
  height?: number
  /**
   * Which picture on phones.
   */
  narrow?: 'wordmark' | 'mark'
}
export interface CashbackNode {
  /**
   * The cashback of who is logged in: what can be claimed now, the rates of the categories, and each day.
   */
  widget: 'cashback'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: CashbackProps
}
/**
 * The cashback of who is logged in: what can be claimed now, the rates of the categories, and each day.
 */
export interface CashbackProps {}
export interface CategoryTilesNode {
  /**
   * The game categories that have a vendor, as ways in.
   */
  widget: 'category-tiles'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: CategoryTilesProps
}
/**
 * The game categories that have a vendor, as ways in.
 */
export interface CategoryTilesProps {
  /**
   * How they look.
   */
  variant?: 'tiles' | 'icons' | 'rows'
  /**
   * Whether the number of games stands there.
   */
  showCount?: boolean
  /**
   * Whether the rebate rate stands there.
   */
  showRate?: boolean
  /**
   * The heading.
   */
  title?: string
}
export interface CentreNode {
  /**
   * The member centre or the agent centre: a left menu and the chosen page.
   */
  widget: 'centre'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: CentreProps
}
/**
 * The member centre or the agent centre: a left menu and the chosen page.
 */
export interface CentreProps {
  /**
   * Which centre.
   */
  panel: 'member' | 'agent'
}
export interface ChatRoomNode {
  /**
   * The chat room: the page that settings.chat names, in a frame. Without such a page it says so and leads to customer service.
   */
  widget: 'chat-room'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: ChatRoomProps
}
/**
 * The chat room: the page that settings.chat names, in a frame. Without such a page it says so and leads to customer service.
 */
export interface ChatRoomProps {
  /**
   * The height of the frame in pixels; 480 by default.
   */
  height?: number
}
export interface ContractBoardNode {
  /**
   * The contracts of one kind that an agent has with the one above and with those below: their terms, what can be done with them, and the form that offers one.
   */
  widget: 'contract-board'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: ContractBoardProps
}
/**
 * The contracts of one kind that an agent has with the one above and with those below: their terms, what can be done with them, and the form that offers one.
 */
export interface ContractBoardProps {
  /**
   * The kind of contract.
   */
  contract: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  /**
   * How many contracts with people below stand on a page; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
}
export interface DepositDeskNode {
  /**
   * Pays in, a step a screen: the channel, the amount with its fee and bonus, what the channel asks for, and how the deposit stands until it has arrived; and the deposits of before.
   */
  widget: 'deposit-desk'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: DepositDeskProps
}
/**
 * Pays in, a step a screen: the channel, the amount with its fee and bonus, what the channel asks for, and how the deposit stands until it has arrived; and the deposits of before.
 */
export interface DepositDeskProps {}
export interface DownlineFormNode {
  /**
   * Registers somebody below the agent who is logged in: a name, a password, what the platform requires of any registration, whether it is a player or an agent, and what they play by.
   */
  widget: 'downline-form'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: DownlineFormProps
}
/**
 * Registers somebody below the agent who is logged in: a name, a password, what the platform requires of any registration, whether it is a player or an agent, and what they play by.
 */
export interface DownlineFormProps {}
export interface DownlineListNode {
  /**
   * Those who stand directly below the agent who is logged in, a page at a time, found by their usernames.
   */
  widget: 'downline-list'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: DownlineListProps
}
/**
 * Those who stand directly below the agent who is logged in, a page at a time, found by their usernames.
 */
export interface DownlineListProps {
  /**
   * How many people stand on a page; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
  /**
   * Whether money can be handed on to each of them from here; it can where this is not said.
   */
  transfer?: boolean
}
export interface DrawBoardNode {
  /**
   * The next draws of a category of lotteries, counting down, with the numbers that were drawn last. Nothing stands there where the platform has no draws.
   */
  widget: 'draw-board'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: DrawBoardProps
}
/**
 * The next draws of a category of lotteries, counting down, with the numbers that were drawn last. Nothing stands there where the platform has no draws.
 */
export interface DrawBoardProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  /**
   * Which lotteries; ELOTT where it is not said. ALL is the lobby: every lottery that a player may bet on, which visitors do not see.
   */
  category?: 'ELOTT' | 'LOTT' | 'VNLOTT' | 'ALL'
  /**
   * How many draws stand there; 4 where it is not said.
   */
  count?: number
  /**
   * How they look.
   */
  variant?: 'cards' | 'rows'
}
export interface EmptyStateNode {
  /**
   * Says that there is nothing here yet, and where to go on.
   */
  widget: 'empty-state'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: EmptyStateProps
}
/**
 * Says that there is nothing here yet, and where to go on.
 */
export interface EmptyStateProps {
  /**
   * The picture.
   */
  icon:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * What is so.
   */
  title: string
  /**
   * Why, and what helps.
   */
  text: string
  /**
   * A button below.
   */
  button?: ButtonAction
}
export interface FeedbackFormNode {
  /**
   * Writing to the operator: the kinds of questions and the bounds are those of the settings.
   */
  widget: 'feedback-form'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: FeedbackFormProps
}
/**
 * Writing to the operator: the kinds of questions and the bounds are those of the settings.
 */
export interface FeedbackFormProps {
  /**
   * What stands above the form.
   */
  text?: string
}
export interface FiguresNode {
  /**
   * Large figures about the offer.
   */
  widget: 'figures'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: FiguresProps
}
/**
 * Large figures about the offer.
 */
export interface FiguresProps {
  /**
   * How they look.
   */
  variant?: 'row' | 'cards' | 'inline'
  /**
   * The figures by an id of your own.
   */
  items: {
    [k: string]: Figure
  }
  /**
   * The heading.
   */
  title?: string
}
/**
 * One figure.
 */
export interface Figure {
  /**
   * The figure.
   */
  value: string
  /**
   * What it counts.
   */
  label: string
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
}
export interface FooterNavigationNode {
  /**
   * The game entries of navigation.footer.
   */
  widget: 'footer-navigation'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: FooterNavigationProps
}
/**
 * The game entries of navigation.footer.
 */
export interface FooterNavigationProps {
  /**
   * How they stand.
   */
  variant?: 'row' | 'columns'
  /**
   * The heading.
   */
  title?: string
}
export interface GameChoiceNode {
  /**
   * Games to choose from, in an overlay: those of the vendor that was chosen, or others in place of one under maintenance.
   */
  widget: 'game-choice'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: GameChoiceProps
}
/**
 * Games to choose from, in an overlay: those of the vendor that was chosen, or others in place of one under maintenance.
 */
export interface GameChoiceProps {
  /**
   * `vendor`: the games of a vendor (overlay gamePopup); `others`: what to play instead (overlay gameClosed).
   */
  show: 'vendor' | 'others'
}
export interface GameFrameNode {
  /**
   * A game in a frame of its own, with what is around it: the way back, full screen, trying again. Which game it is stands in the address.
   */
  widget: 'game-frame'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: GameFrameProps
}
/**
 * A game in a frame of its own, with what is around it: the way back, full screen, trying again. Which game it is stands in the address.
 */
export interface GameFrameProps {
  /**
   * Where the game leads who wants to deposit, or has not enough to play on.
   */
  deposit?: Action
  lottery?: GameFrameLottery
}
/**
 * Makes it the page of lotteries: `gameCode` and `playType` of the address say which one opens and with which bet; without a code the lobby opens.
 */
export interface GameFrameLottery {
  /**
   * Whose lotteries.
   */
  category: string
  /**
   * The area that the launch names.
   */
  area: 'VN' | 'SEA'
}
export interface GameGridNode {
  /**
   * The games of the platform's menus, known when the page comes: the first of each category, or of one.
   */
  widget: 'game-grid'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: GameGridProps
}
/**
 * The games of the platform's menus, known when the page comes: the first of each category, or of one.
 */
export interface GameGridProps {
  /**
   * The heading.
   */
  title?: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  /**
   * Only this category; all of them, in turn, where it is not said.
   */
  category?: string
  /**
   * How the games stand.
   */
  variant?: 'tiles' | 'cards' | 'rail' | 'list' | 'mosaic'
  /**
   * How large the pictures are.
   */
  size?: 'regular' | 'large'
  /**
   * How many games stand there at first, and how many more each time one asks.
   */
  pageSize?: number
  /**
   * Whether the categories (or the vendors of the one category) stand above as tabs.
   */
  filters?: boolean
  /**
   * Whether hot games come first.
   */
  hotFirst?: boolean
  /**
   * Only games that the platform marks so.
   */
  only?: 'hot' | 'new'
  /**
   * Whether each game carries its place as a large figure.
   */
  ranked?: boolean
  /**
   * Whether a link leads to the page of the category.
   */
  link?: boolean
}
export interface GameListNode {
  /**
   * Every game of a category or of the site, more of them as one comes to the end. The list is the platform's: it is as long as the platform says.
   */
  widget: 'game-list'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: GameListProps
}
/**
 * Every game of a category or of the site, more of them as one comes to the end. The list is the platform's: it is as long as the platform says.
 */
export interface GameListProps {
  /**
   * The heading.
   */
  title?: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  /**
   * Only this category; the games of all of them where it is not said.
   */
  category?: string
  /**
   * How the games stand.
   */
  variant?: 'tiles' | 'cards' | 'list'
  /**
   * How large the pictures are.
   */
  size?: 'regular' | 'large'
  /**
   * How many games come at a time; where it is not said, settings.pageSizes.homeGames on the home page and settings.pageSizes.other elsewhere.
   */
  pageSize?: number
  /**
   * What stands above to choose from. vendors: the category's vendors, each as wide as the others; the address parameter page names the one that is shown. types: the kinds of live table in games.liveFilters.
   */
  tabs?: 'vendors' | 'types'
}
export interface GameSearchNode {
  /**
   * Finds games by name, category, vendor and kind of table. It stands in an overlay or on a page.
   */
  widget: 'game-search'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: GameSearchProps
}
/**
 * Finds games by name, category, vendor and kind of table. It stands in an overlay or on a page.
 */
export interface GameSearchProps {
  /**
   * How many games come at a time.
   */
  pageSize?: number
  /**
   * How many popular games stand there before anything is asked.
   */
  popular?: number
}
export interface GameShelfNode {
  /**
   * A chosen few games: the player's favourites or last ones, what is played most, what the platform puts forward, or what the brand names. Nothing stands there where there are none.
   */
  widget: 'game-shelf'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: GameShelfProps
}
/**
 * A chosen few games: the player's favourites or last ones, what is played most, what the platform puts forward, or what the brand names. Nothing stands there where there are none.
 */
export interface GameShelfProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  /**
   * Which games. Exactly one.
   */
  games: {
    /**
     * What the player marked. Nothing is shown to a visitor, nor while there are none.
     */
    favourites?: true
    /**
     * What the player played last. Nothing is shown to a visitor, nor while there are none.
     */
    recent?: true
    /**
     * What the platform puts forward.
     */
    hot?: {
      /**
       * Whose choice it is; 2 for the platform's own. Left out, the platform decides.
       */
      isPlatform?: number
    }
    /**
     * What is played most on the brand.
     */
    popular?: {
      /**
       * Only draws of this prize mode; of the brand's lottery type where it is not said.
       */
      prizeMode?: 'Lott' | 'ZY' | 'Elott' | 'SEA'
    }
    /**
     * The rooms of card games that are open to the player. Nothing is shown to a visitor, nor while there are none.
     */
    rooms?: true
    /**
     * The Vietnamese draws that the player bet on last. Nothing is shown to a visitor, nor while there are none.
     */
    drawn?: true
    /**
     * The games that the brand chooses, by their ids at the platform, in this order. Those that the platform does not offer are left out.
     *
     * @minItems 1
     * @maxItems 48
     *
     * Items: A game, by its id in the platform's catalogue.
     */
    named?: string[]
  }
  /**
   * How the games stand; a rail where it is not said.
   */
  variant?: 'rail' | 'tiles' | 'cards' | 'list'
  /**
   * How large the pictures are.
   */
  size?: 'regular' | 'large'
  /**
   * Whether each game carries its place as a large figure.
   */
  ranked?: boolean
  /**
   * How many games stand there at most.
   */
  count?: number
}
export interface GateNoticeNode {
  /**
   * What a visitor sees while the site is closed.
   */
  widget: 'gate-notice'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: GateNoticeProps
}
/**
 * What a visitor sees while the site is closed.
 */
export interface GateNoticeProps {
  /**
   * Why it is closed.
   */
  kind: 'maintenance' | 'restricted' | 'unavailable'
}
export interface GroupBannerNode {
  /**
   * The banner of the platform for one place. Nothing where the platform has none.
   */
  widget: 'group-banner'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: GroupBannerProps
}
/**
 * The banner of the platform for one place. Nothing where the platform has none.
 */
export interface GroupBannerProps {
  /**
   * Which place; settings.json says by bannerGroups which group of banners it shows.
   */
  place: 'login' | 'register'
}
export interface HelpTopicsNode {
  /**
   * The help centre of the platform: topics of which the address parameter topic picks one, or questions that open.
   */
  widget: 'help-topics'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: HelpTopicsProps
}
/**
 * The help centre of the platform: topics of which the address parameter topic picks one, or questions that open.
 */
export interface HelpTopicsProps {
  /**
   * The heading of questions.
   */
  title?: string
  /**
   * Topics beside a text, or questions that open one by one.
   */
  variant?: 'topics' | 'questions'
  /**
   * Only topics of these groups; all where nothing is said.
   *
   * @minItems 1
   */
  groups?: ('about' | 'account' | 'money' | 'play' | 'partners')[]
}
export interface IconActionNode {
  /**
   * An icon that leads somewhere or opens something, such as the search.
   */
  widget: 'icon-action'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: IconActionProps
}
/**
 * An icon that leads somewhere or opens something, such as the search.
 */
export interface IconActionProps {
  /**
   * An icon of the one icon family.
   */
  icon:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * What it does, for screen readers and as a tooltip.
   */
  label: string
  action: Action
}
export interface InboxNode {
  /**
   * Platform information: the operator's messages to who is logged in, read and unread.
   */
  widget: 'inbox'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: InboxProps
}
/**
 * Platform information: the operator's messages to who is logged in, read and unread.
 */
export interface InboxProps {}
export interface LanguagePickerNode {
  /**
   * Lets the visitor choose a language.
   */
  widget: 'language-picker'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: LanguagePickerProps
}
/**
 * Lets the visitor choose a language.
 */
export interface LanguagePickerProps {
  /**
   * How it looks.
   */
  variant?: 'menu' | 'inline'
  /**
   * What stands on it.
   */
  show?: 'name' | 'code' | 'icon'
}
export interface LegalNoticeNode {
  /**
   * The licence, the age and where help with gambling is found. Every footer must have it.
   */
  widget: 'legal-notice'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: LegalNoticeProps
}
/**
 * The licence, the age and where help with gambling is found. Every footer must have it.
 */
export interface LegalNoticeProps {
  /**
   * How it looks.
   */
  variant?: 'row' | 'columns'
}
export interface LoginFormNode {
  /**
   * The login form.
   */
  widget: 'login-form'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: LoginFormProps
}
/**
 * The login form.
 */
export interface LoginFormProps {
  /**
   * How it looks.
   */
  variant?: 'stacked' | 'inline'
}
export interface MainNavigationNode {
  /**
   * The entries of navigation.header, with the game categories that have a vendor.
   */
  widget: 'main-navigation'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: MainNavigationProps
}
/**
 * The entries of navigation.header, with the game categories that have a vendor.
 */
export interface MainNavigationProps {
  /**
   * How the entries look.
   */
  variant?: 'text' | 'icons' | 'pills' | 'tabs'
  /**
   * Where they stand in their place. Without it at its start, and in the slot end of a bar at its end.
   */
  align?: 'start' | 'center' | 'end'
  /**
   * What it becomes on screens narrower than 1024: a menu button that opens a sheet, a strip that scrolls sideways, or nothing.
   */
  collapse?: 'button' | 'scroll' | 'hide'
  /**
   * Whether a game category opens a menu of its vendors and games. On by default.
   */
  panel?: boolean
  /**
   * The screens it stands on: all, only those narrower than 1024, or only those from 1024 on. Two of it may share the work.
   */
  screens?: 'all' | 'narrow' | 'wide'
}
export interface MemberBarNode {
  /**
   * What a player sees who is logged in: balance, name, entries of navigation.memberBar, sign out.
   */
  widget: 'member-bar'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: MemberBarProps
}
/**
 * What a player sees who is logged in: balance, name, entries of navigation.memberBar, sign out.
 */
export interface MemberBarProps {
  /**
   * How much is shown at once: everything, the balance and a menu with the rest, or the entries alone, for a strip beside a compact bar.
   */
  variant?: 'full' | 'compact' | 'strip'
}
export interface MissionLeaderboardNode {
  /**
   * Who has the highest scores from missions, this week and the last, with the place of who is logged in.
   */
  widget: 'mission-leaderboard'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: MissionLeaderboardProps
}
/**
 * Who has the highest scores from missions, this week and the last, with the place of who is logged in.
 */
export interface MissionLeaderboardProps {}
export interface MissionsNode {
  /**
   * The missions of who is logged in: how far each has come, what it gives, and the way to claim it.
   */
  widget: 'missions'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: MissionsProps
}
/**
 * The missions of who is logged in: how far each has come, what it gives, and the way to claim it.
 */
export interface MissionsProps {}
export interface NoticeBoardNode {
  /**
   * The notices of the platform: a list with pages, and the one that is chosen.
   */
  widget: 'notice-board'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: NoticeBoardProps
}
/**
 * The notices of the platform: a list with pages, and the one that is chosen.
 */
export interface NoticeBoardProps {
  /**
   * The heading. In an overlay it may be left out: the overlay has one.
   */
  title?: string
}
export interface PartnerPageNode {
  /**
   * A page of a partner in a frame: the one of settings.partners that the address parameter page names, or the first. Where there are several, links above the frame lead to the others.
   */
  widget: 'partner-page'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: PartnerPageProps
}
/**
 * A page of a partner in a frame: the one of settings.partners that the address parameter page names, or the first. Where there are several, links above the frame lead to the others.
 */
export interface PartnerPageProps {
  /**
   * Whether links to the other pages stand above the frame. On by default.
   */
  links?: boolean
}
export interface PasswordFormNode {
  /**
   * One of the forms around passwords.
   */
  widget: 'password-form'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: PasswordFormProps
}
/**
 * One of the forms around passwords.
 */
export interface PasswordFormProps {
  /**
   * `change`: the password of the login, also where it has to be changed; `payment`: the password that money is asked for with; `forgot`: by e-mail and, where CHNGPASSVERIF3 is on, by phone.
   */
  form: 'change' | 'payment' | 'forgot'
}
export interface PayeesNode {
  /**
   * The receiving addresses of whoever is logged in: bank accounts and wallets, added, confirmed, chosen and removed.
   */
  widget: 'payees'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: PayeesProps
}
/**
 * The receiving addresses of whoever is logged in: bank accounts and wallets, added, confirmed, chosen and removed.
 */
export interface PayeesProps {}
export interface PlayerRankNode {
  /**
   * The rank of who is logged in, what is missing to the next, and every rank with what it brings.
   */
  widget: 'player-rank'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: PlayerRankProps
}
/**
 * The rank of who is logged in, what is missing to the next, and every rank with what it brings.
 */
export interface PlayerRankProps {}
export interface PointsMallNode {
  /**
   * The points of who is logged in: what they are worth, the rewards that they buy, what was redeemed, and each change. Visitors read the rules.
   */
  widget: 'points-mall'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: PointsMallProps
}
/**
 * The points of who is logged in: what they are worth, the rewards that they buy, what was redeemed, and each change. Visitors read the rules.
 */
export interface PointsMallProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A text below the heading.
   */
  text?: string
}
export interface PopupNoticesNode {
  /**
   * The pop-up notices that the overlay around was opened for, one after the other.
   */
  widget: 'popup-notices'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: PopupNoticesProps
}
/**
 * The pop-up notices that the overlay around was opened for, one after the other.
 */
export interface PopupNoticesProps {}
export interface ProfitReportNode {
  /**
   * What who is logged in won and lost: the sums of some days, a chart of them, and what each vendor and day came to.
   */
  widget: 'profit-report'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: ProfitReportProps
}
/**
 * What who is logged in won and lost: the sums of some days, a chart of them, and what each vendor and day came to.
 */
export interface ProfitReportProps {
  /**
   * The days that are shown first; thirty where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
  /**
   * The button that leads on while it is empty; none where it is not said.
   */
  emptyButton?: ButtonAction
}
export interface PromotionDetailNode {
  /**
   * One promotion with its terms: the one that the address parameter id names.
   */
  widget: 'promotion-detail'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: PromotionDetailProps
}
/**
 * One promotion with its terms: the one that the address parameter id names.
 */
export interface PromotionDetailProps {
  /**
   * How many other promotions stand below.
   */
  more?: number
}
export interface PromotionListNode {
  /**
   * The promotions of the platform as cards.
   */
  widget: 'promotion-list'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: PromotionListProps
}
/**
 * The promotions of the platform as cards.
 */
export interface PromotionListProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A sentence below the heading.
   */
  subtitle?: string
  /**
   * How many at most; all where nothing is said.
   */
  limit?: number
}
export interface RedEnvelopeNode {
  /**
   * A red envelope that who is logged in opens: the activity of a promotion. Nothing where the brand has no such one.
   */
  widget: 'red-envelope'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: RedEnvelopeProps
}
/**
 * A red envelope that who is logged in opens: the activity of a promotion. Nothing where the brand has no such one.
 */
export interface RedEnvelopeProps {
  /**
   * The id of the promotion among the announcements.
   */
  promotion: string
}
export interface ReferralNode {
  /**
   * Inviting friends: the own link, code and QR code, what a friend brings, and who has come.
   */
  widget: 'referral'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: ReferralProps
}
/**
 * Inviting friends: the own link, code and QR code, what a friend brings, and who has come.
 */
export interface ReferralProps {}
export interface RegisterFormNode {
  /**
   * The registration form, made from the platform's rules.
   */
  widget: 'register-form'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: RegisterFormProps
}
/**
 * The registration form, made from the platform's rules.
 */
export interface RegisterFormProps {
  /**
   * How many fields stand side by side on wide screens.
   */
  columns?: number
}
export interface RegisterLinksNode {
  /**
   * The links by which people register below the agent who is logged in: code, address and QR code, what accounts each makes, how many came by it; to make, switch off and delete.
   */
  widget: 'register-links'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: RegisterLinksProps
}
/**
 * The links by which people register below the agent who is logged in: code, address and QR code, what accounts each makes, how many came by it; to make, switch off and delete.
 */
export interface RegisterLinksProps {}
export interface RewardCenterNode {
  /**
   * The rewards of who is logged in: those that can be claimed, were claimed, and are too late.
   */
  widget: 'reward-center'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: RewardCenterProps
}
/**
 * The rewards of who is logged in: those that can be claimed, were claimed, and are too late.
 */
export interface RewardCenterProps {}
export interface SectionNode {
  /**
   * A part of a page with a heading that holds other widgets.
   */
  widget: 'section'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: SectionProps
  nodes?: Nodes
}
/**
 * A part of a page with a heading that holds other widgets.
 */
export interface SectionProps {
  /**
   * The heading.
   */
  title?: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  link?: SectionLink
  /**
   * How the widgets stand.
   */
  arrangement?: 'stack' | 'columns' | 'split' | 'sidebar'
  /**
   * The ground.
   */
  tone?: 'plain' | 'surface' | 'sunken' | 'accent'
  /**
   * How far the ground goes. `content`: as far as the page's column. `full`: from edge to edge of the window, below a side column too; in a part of another section or in a side column, to the edges of that. What stands on it keeps to the page's column either way.
   */
  width?: 'content' | 'full'
}
/**
 * A link beside the heading.
 */
export interface SectionLink {
  /**
   * Its text.
   */
  label: string
  /**
   * Where it leads.
   */
  action: Action
}
export interface ServiceDeskNode {
  /**
   * The ways to customer service that the platform has, the one for this visitor first; the address parameter type names another to stand first.
   */
  widget: 'service-desk'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: ServiceDeskProps
}
/**
 * The ways to customer service that the platform has, the one for this visitor first; the address parameter type names another to stand first.
 */
export interface ServiceDeskProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A text below the heading.
   */
  text?: string
  /**
   * Where those who would rather read find answers. Left out, no link leads there.
   */
  help?: string
}
export interface SettlementListNode {
  /**
   * What contracts of one kind came to, period by period: what the agent who is logged in gets and pays, why, and whether it was paid.
   */
  widget: 'settlement-list'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: SettlementListProps
}
/**
 * What contracts of one kind came to, period by period: what the agent who is logged in gets and pays, why, and whether it was paid.
 */
export interface SettlementListProps {
  /**
   * The kind of contract.
   */
  contract: 'dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary'
  /**
   * How many settlements stand on a page; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
}
export interface StepsNode {
  /**
   * The three steps: register, play, win.
   */
  widget: 'steps'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: StepsProps
}
/**
 * The three steps: register, play, win.
 */
export interface StepsProps {
  /**
   * How they look.
   */
  variant?: 'cards' | 'line' | 'numbers'
  /**
   * The heading.
   */
  title?: string
}
export interface SupportBarNode {
  /**
   * The entries of navigation.rightBar, and the apps with their QR codes.
   */
  widget: 'support-bar'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: SupportBarProps
}
/**
 * The entries of navigation.rightBar, and the apps with their QR codes.
 */
export interface SupportBarProps {
  /**
   * How it looks.
   */
  variant?: 'tabs' | 'cards'
  /**
   * Whether the apps stand there.
   */
  download?: boolean
  /**
   * The heading of the cards.
   */
  title?: string
}
export interface TeamOverviewNode {
  /**
   * How the team of the agent who is logged in is: its people, what they have, and how their money moved in some days.
   */
  widget: 'team-overview'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: TeamOverviewProps
}
/**
 * How the team of the agent who is logged in is: its people, what they have, and how their money moved in some days.
 */
export interface TeamOverviewProps {
  /**
   * The days that are shown first; today where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
}
export interface TeamRecordNode {
  /**
   * The bets of everybody below the agent who is logged in, or how their money moved, the newest first, of one of them where they are named.
   */
  widget: 'team-record'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: TeamRecordProps
}
/**
 * The bets of everybody below the agent who is logged in, or how their money moved, the newest first, of one of them where they are named.
 */
export interface TeamRecordProps {
  /**
   * What is shown.
   */
  of: 'bets' | 'movements'
  /**
   * The days that are shown first; seven where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
  /**
   * How many records a page has; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
}
export interface TeamStatementNode {
  /**
   * What each of the team of the agent who is logged in won and lost in some days, a page at a time, found by name.
   */
  widget: 'team-statement'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: TeamStatementProps
}
/**
 * What each of the team of the agent who is logged in won and lost in some days, a page at a time, found by name.
 */
export interface TeamStatementProps {
  /**
   * The days that are shown first; today where it is not said.
   */
  period?: 'today' | 'yesterday' | 'days7' | 'days30' | 'month' | 'lastMonth'
  /**
   * How many people stand on a page; settings.pageSizes.other where it is not said.
   */
  pageSize?: number
}
export interface ThemeSwitchNode {
  /**
   * Changes between the dark and the light theme.
   */
  widget: 'theme-switch'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: ThemeSwitchProps
}
/**
 * Changes between the dark and the light theme.
 */
export interface ThemeSwitchProps {
  /**
   * How it looks.
   */
  variant?: 'icon' | 'labelled'
}
export interface UplineTransferNode {
  /**
   * Hands money on to who stands above whoever is logged in, with the password for money.
   */
  widget: 'upline-transfer'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: UplineTransferProps
}
/**
 * Hands money on to who stands above whoever is logged in, with the password for money.
 */
export interface UplineTransferProps {}
export interface VendorMarksNode {
  /**
   * The game vendors that the platform offers.
   */
  widget: 'vendor-marks'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: VendorMarksProps
}
/**
 * The game vendors that the platform offers.
 */
export interface VendorMarksProps {
  /**
   * The heading.
   */
  title?: string
  /**
   * How they look.
   */
  variant?: 'marks' | 'text'
}
export interface VipRanksNode {
  /**
   * The VIP ranks with what each takes and brings; the rank of who is logged in is marked.
   */
  widget: 'vip-ranks'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: VipRanksProps
}
/**
 * The VIP ranks with what each takes and brings; the rank of who is logged in is marked.
 */
export interface VipRanksProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A text below the heading.
   */
  text?: string
}
export interface VisitConsentNode {
  /**
   * Whether the visitor agrees to being counted, and the way to change it. Shows nothing where the platform names no tag.
   */
  widget: 'visit-consent'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: VisitConsentProps
}
/**
 * Whether the visitor agrees to being counted, and the way to change it. Shows nothing where the platform names no tag.
 */
export interface VisitConsentProps {}
export interface WalletFundsNode {
  /**
   * What whoever is logged in has: all of it, where it is, what a bonus still asks for; and, where vendors have wallets of their own, moving it there and back.
   */
  widget: 'wallet-funds'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: WalletFundsProps
}
/**
 * What whoever is logged in has: all of it, where it is, what a bonus still asks for; and, where vendors have wallets of their own, moving it there and back.
 */
export interface WalletFundsProps {
  /**
   * The ways on below the total, the first one as the one to take.
   */
  buttons?: {
    [k: string]: WalletButton
  }
}
/**
 * One of them.
 */
export interface WalletButton {
  /**
   * Its text.
   */
  label: string
  /**
   * Its picture.
   */
  icon:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * What it does.
   */
  action: Action
}
export interface WinnerBoardNode {
  /**
   * Who has won, as the platform tells it: masked names, the game, the amount and when.
   */
  widget: 'winner-board'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props: WinnerBoardProps
}
/**
 * Who has won, as the platform tells it: masked names, the game, the amount and when.
 */
export interface WinnerBoardProps {
  /**
   * The heading.
   */
  title: string
  /**
   * A line below the heading.
   */
  subtitle?: string
  /**
   * largest: the largest wins of the last thirty days. latest: the last wins. both: tabs for the two. largest where it is not said.
   */
  order?: 'largest' | 'latest' | 'both'
  /**
   * How many wins stand there; 10 where it is not said.
   */
  count?: number
  /**
   * list: all alike. podium: the first three stand out.
   */
  variant?: 'list' | 'podium'
}
export interface WithdrawalNode {
  /**
   * Takes money out: what is missing before, how much, what it costs, and the withdrawals that run and have ended.
   */
  widget: 'withdrawal'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
  /**
   * Where it stands in the bar around it; nothing else has places.
   */
  slot?: 'start' | 'center' | 'end'
  when?: Condition
  props?: WithdrawalProps
}
/**
 * Takes money out: what is missing before, how much, what it costs, and the withdrawals that run and have ended.
 */
export interface WithdrawalProps {
  /**
   * Where receiving addresses are added and removed; no link without it.
   */
  manage?: Action
  /**
   * Where a bonus that holds money back is shown; no link without it.
   */
  bonus?: Action
}
/**
 * Which area stands where around the page. A place that is not named stays empty.
 */
export interface Layout {
  /**
   * Above the page.
   */
  header?: string
  /**
   * The bar at the right edge.
   */
  side?: string
  /**
   * Below the page.
   */
  footer?: string
  /**
   * The icon bar at the bottom of phones.
   */
  bottom?: string
}
/**
 * The pages of the member centre and the agent centre.
 */
export interface Menus {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The member centre.
   */
  member: Menu
  /**
   * The agent centre.
   */
  agent: Menu
}
/**
 * Who the brand is: the one file that a merchant folder must have.
 */
export interface Merchant {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The merchant whose files this one starts from. Only what differs is written here.
   */
  extends?: string
  /**
   * The brand's name as players read it.
   */
  name: string
  /**
   * The merchant code by which the platform knows the brand and its accounts. No two brands have the same. Fixed by the first start on a platform.
   */
  code: string
  /**
   * The host names under which the brand is served; the first is its own name for search engines. <id>.localhost always works.
   *
   * Items: One host name, without scheme, port or path.
   */
  domains: string[]
  /**
   * The kind of site.
   */
  platform: 'web'
  /**
   * The prize mode of the lotteries that the brand puts forward: a shelf of popular games that names no prize mode asks for it.
   */
  lotteryType: 'Lott' | 'ZY' | 'Elott' | 'SEA'
  /**
   * The device that calls name.
   */
  device: 'WEB'
  /**
   * The sales channel that the game list is asked for.
   */
  channel: string
  /**
   * The game client type that calls send.
   */
  clientType: number
  /**
   * The game platforms that calls name.
   */
  gamePlatforms: {
    /**
     * The platform a game is launched on.
     */
    launch: 'html5-desktop' | 'flash'
    /**
     * The platforms whose games are listed.
     *
     * @minItems 1
     */
    list: ('html5-desktop' | 'flash')[]
  }
  /**
   * The money of the brand and how it is written.
   */
  currency: {
    /**
     * The currency's code: of ISO 4217, or of a well-known token such as USDT. Fixed by the first start on a platform: accounts are kept in it.
     */
    code: string
    /**
     * What players see as the currency.
     */
    symbol: string
    /**
     * How many digits the smallest unit stands behind the point: 2 means that 100 units are 1.00. Fixed by the first start on a platform: accounts are counted in it.
     */
    exponent: number
    /**
     * How many digits are shown behind the point; more are cut, never rounded up.
     */
    decimals: number
    /**
     * Where the symbol stands.
     */
    placement: 'before' | 'after'
    /**
     * What parts the thousands.
     */
    groupSeparator: ',' | '.' | ' ' | "'" | ''
    /**
     * What parts the whole from its fraction.
     */
    decimalSeparator: '.' | ','
  }
  /**
   * The time zone in which the brand writes times, by its IANA name.
   */
  timeZone: string
  /**
   * Which side of the business logs in here. The platform decides who may.
   */
  side: 'member' | 'agent'
  /**
   * The pictures by which the brand is known.
   */
  marks: {
    /**
     * The sign alone, square.
     */
    mark: string
    /**
     * The sign with the name, for the header on dark ground.
     */
    wordmark: string
    /**
     * The sign with the name for the light theme, where it differs.
     */
    wordmarkLight?: string
    /**
     * The picture in the browser's tab.
     */
    favicon: string
    /**
     * The picture that shared links show, 1200 by 630.
     */
    social?: string
  }
  /**
   * How the warnings of livery validate are treated in this folder. Errors cannot be changed, and brands that extend this one do not inherit it.
   */
  lint?: {
    /**
     * The severity of warnings, by their code.
     */
    severity?: {
      /**
       * off hides the warning; error keeps the brand from being served while there is one.
       */
      [k: string]: 'off' | 'warning' | 'error'
    }
    /**
     * Single warnings that are accepted, each with the reason.
     */
    ignore?: {
      /**
       * A warning that is known and accepted.
       */
      [k: string]: {
        /**
         * Its code.
         */
        code: string
        /**
         * The file that it is about, by its path in this folder.
         */
        file: string
        /**
         * The JSON pointer of the place that it is about, or of an object around it; the whole file without it.
         */
        pointer?: string
        /**
         * Why it is accepted, for whoever reads this later.
         */
        reason: string
      }
    }
  }
}
/**
 * The entries of every bar of the site.
 */
export interface Navigation {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The header: home, game categories that have a vendor, promotions, bonus, VIP rank.
   */
  header: NavigationItems
  /**
   * The game entries of the footer.
   */
  footer: NavigationItems
  /**
   * The links about the company. Terms, privacy and responsible gaming must stay.
   */
  about: NavigationItems
  /**
   * The bar at the right edge.
   */
  rightBar: NavigationItems
  /**
   * The bar of a player who is logged in.
   */
  memberBar: NavigationItems
  /**
   * The icon bar at the bottom of phones.
   */
  bottom: NavigationItems
}
/**
 * The dialogs of the site.
 */
export interface Overlays {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * Sizes where an overlay says none, in pixels.
   */
  defaults: {
    /**
     * The width of a modal.
     */
    modalWidth: number
    /**
     * The least height of a modal.
     */
    modalHeight: number
    /**
     * The width of a dialog that asks or warns.
     */
    dialogWidth: number
  }
  /**
   * The overlay that asks who is there to log in.
   */
  login: string
  /**
   * The overlay in which a visitor registers. Nothing leads there where the brand has none.
   */
  register?: string
  /**
   * The overlay for who has forgotten the password. Nothing leads there where the brand has none.
   */
  forgotPassword?: string
  /**
   * The overlay in which a password is changed, whether it has to be or not. Where the brand has none, nobody whose password must be changed can log in.
   */
  changePassword?: string
  /**
   * The overlay in which the password for money is set. Where the brand has none, customer service does it.
   */
  paymentPassword?: string
  /**
   * The overlay that an action "notice" opens.
   */
  notice: string
  /**
   * The overlay with the games of a vendor whose entry was chosen.
   */
  gamePopup: string
  /**
   * The overlay that names other games where one is under maintenance.
   */
  gameClosed: string
  /**
   * The overlay that the member centre stands in.
   */
  memberCentre: string
  /**
   * The overlay that the agent centre stands in.
   */
  agentCentre: string
  /**
   * The overlays by their id.
   */
  overlays: {
    [k: string]: Overlay
  }
}
/**
 * One overlay.
 */
export interface Overlay {
  /**
   * A modal shows a part of the site; a dialog asks or warns.
   */
  kind: 'modal' | 'dialog'
  /**
   * What screen readers and the head of the overlay say.
   */
  title: string
  /**
   * Who may open it: visitor is anyone who is not logged in or has a trial account, member any account but a guest, agent the agent types.
   */
  access: 'everyone' | 'visitor' | 'signedIn' | 'member' | 'agent'
  /**
   * The width in pixels.
   */
  width?: number
  /**
   * The least height in pixels.
   */
  height?: number
  /**
   * Lists it in the menu of narrow screens, with this icon.
   */
  icon?:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * The key that opens it while nobody is typing.
   */
  shortcut?: string
  /**
   * Whether Escape closes it.
   */
  clickToClose?: boolean
  /**
   * Closes by itself after so many milliseconds.
   */
  timeOut?: number
  /**
   * A picture beside the content on wide screens.
   */
  banner?: string
  /**
   * The look of its head: the panel's own, which is the default, or the theme's chatHeader.
   */
  head?: 'plain' | 'chat'
  nodes: Nodes
}
/**
 * What the reference platform starts with for this brand: read once, when the brand is first seen. A platform of your own ignores it. It never reaches a browser.
 */
export interface PlatformSeed {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The whitelabel flags.
   */
  flags: {
    /**
     * The phone method on forgot password.
     */
    CHNGPASSVERIF3: boolean
    /**
     * The SMS code on registration.
     */
    REGMOBVERF3: boolean
    /**
     * Registration by mobile number.
     */
    MOBILENUMREG3: boolean
    /**
     * A password on registration by mobile number.
     */
    MOBILENUMPASSREG3: boolean
    /**
     * Registration by username.
     */
    USERNAMEREG3: boolean
    /**
     * The free trial.
     */
    FREEPLAY3: boolean
    /**
     * The forced change of an expired password.
     */
    PWDEXPFORCECHANGE3: boolean
    /**
     * Login by SMS code.
     */
    MOBILEVERCODELOGIN3: boolean
    /**
     * The register button in the header.
     */
    DIRECTREG3: boolean
    /**
     * Contracts between agents: whether there are any, and whether the site asks which ones somebody has to do with.
     */
    AGENTPOLICY3: boolean
    /**
     * Cashback on demand.
     */
    MANPLAYREB3: boolean
  }
  /**
   * The rules of the registration fields.
   */
  registerRules: {
    [k: string]: RegisterRule
  }
  /**
   * Where the site may be visited from.
   */
  countries: {
    /**
     * Countries that are turned away.
     */
    restricted: string[]
    /**
     * The country that an address of this machine counts as.
     */
    local: string
  }
  /**
   * The vendors of the demo catalogue that the brand has.
   */
  vendors: {
    [k: string]: SeedVendor
  }
  /**
   * What a new player gets, in the brand's currency.
   */
  registrationBonus: string
  wallet: WalletSeed
  deposits: DepositSeed
  /**
   * The demo accounts, by username.
   */
  accounts: {
    [k: string]: DemoAccount
  }
  /**
   * The affiliate codes that count as valid.
   */
  affiliateCodes: {
    /**
     * One code.
     */
    [k: string]: {
      /**
       * The agent whose code it is.
       */
      agent: string
    }
  }
  /**
   * The apps.
   */
  resources: {
    /**
     * One download.
     */
    [k: string]: {
      /**
       * Where the app is.
       */
      url: string
      /**
       * The label.
       */
      labelNameEn: string
      /**
       * The label in Chinese.
       */
      labelNameCn: string
    }
  }
  /**
   * Customer service.
   */
  customerService: {
    /**
     * One service.
     */
    [k: string]: {
      /**
       * The title.
       */
      title: string
      /**
       * Where it opens.
       */
      path: string
    }
  }
  /**
   * Wins that stand on the board of winners before anybody has won: for a demo. They leave it after thirty days, as every win does.
   */
  wins?: {
    [k: string]: SeedWin
  }
  analytics?: SeedAnalytics
  socialLogin?: SocialLogin
  withdrawals: WithdrawalSeed
  points: PointsSeed
  /**
   * Messages that the demo accounts with a life find, by their ids.
   */
  inbox: {
    [k: string]: InboxSeed
  }
  /**
   * Rewards that the demo accounts with a life have been given, by their ids.
   */
  rewards: {
    [k: string]: RewardSeed
  }
  referral: ReferralSeed
  /**
   * The missions of the brand, by their ids.
   */
  missions: {
    [k: string]: MissionSeed
  }
  /**
   * What can be done at promotions, by their ids among the announcements.
   */
  activities: {
    [k: string]: ActivitySeed
  }
}
/**
 * The rule of one registration field.
 */
export interface RegisterRule {
  /**
   * Whether the form has the field.
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
   * A regular expression of the platform's own, instead of a kind of the catalogue.
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
 * One vendor of the demo catalogue.
 */
export interface SeedVendor {
  /**
   * Whether the brand has its games.
   */
  enabled: boolean
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
}
/**
 * How the brand keeps its players' money.
 */
export interface WalletSeed {
  /**
   * Whether one balance serves all vendors. Otherwise a player has a wallet at each vendor, and moves money between them.
   */
  isSingle: boolean
  /**
   * How many times the bonus of a registration has to be staked before it is the player's own.
   */
  bonusTurnover: number
  /**
   * Up to this amount one operator gives or takes a player's money alone, as a correction, a gift, points, an opening balance, or a reward that players can claim; above it another one has to confirm. Whatever it is where nothing is said.
   */
  adjustmentLimit?: string
  /**
   * After how many days what is left of that bonus goes back; never where nothing is said.
   */
  bonusDays?: number
}
/**
 * How players pay in.
 */
export interface DepositSeed {
  /**
   * The ways to pay in, by their id.
   */
  channels: {
    [k: string]: DepositChannelSeed
  }
  /**
   * The bonuses that go with a deposit, by their id.
   */
  bonuses: {
    [k: string]: DepositBonusSeed
  }
}
/**
 * A way to pay in.
 */
export interface DepositChannelSeed {
  /**
   * How it is paid.
   */
  kind: 'bank' | 'qr' | 'wallet' | 'crypto' | 'voucher'
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: DepositTexts
  }
  /**
   * Whether players have it.
   */
  enabled: boolean
  /**
   * The place in the list, a whole number: lower comes first. Entries with the same order follow the order of their ids.
   */
  order?: number
  /**
   * The least amount.
   */
  min: string
  /**
   * The most.
   */
  max: string
  fee?: DepositFeeSeed
  /**
   * Amounts that are offered.
   *
   * @maxItems 8
   *
   * Items: An amount that is offered.
   */
  amounts?: string[]
  hours?: DepositHours
  /**
   * The account types that have it; all but guests where nothing is said.
   *
   * Items: An account type.
   */
  accountTypes?: number[]
  /**
   * The rules of the fields of its form.
   */
  fields?: {
    [k: string]: DepositFieldRule
  }
  /**
   * Whether a picture of the payment is asked for. None where nothing is said.
   */
  proof?: 'none' | 'optional' | 'required'
  payTo?: DepositTarget
  /**
   * How many minutes a deposit waits to be paid.
   */
  minutes: number
  /**
   * What becomes of another amount than was asked for: it is credited as it was paid, or the operator looks at it first. Credited where nothing is said.
   */
  differs?: 'credit' | 'review'
  unit?: DepositUnitSeed
}
/**
 * Its words in one language.
 */
export interface DepositTexts {
  /**
   * What it is called.
   */
  title: string
  /**
   * What is to be known of it.
   */
  note?: string
}
/**
 * What it costs the player, taken from what was paid.
 */
export interface DepositFeeSeed {
  /**
   * The part of the amount, in percent.
   */
  percent?: string
  /**
   * What is taken besides.
   */
  fixed?: string
}
/**
 * When it is open, in the brand's time zone; always where nothing is said. It may go past midnight.
 */
export interface DepositHours {
  /**
   * When it opens.
   */
  from: string
  /**
   * When it closes.
   */
  to: string
}
/**
 * The rule of one field.
 */
export interface DepositFieldRule {
  /**
   * Whether the form has the field.
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
 * The account of the brand's at a bank, to which players transfer by themselves. Without it the channel is paid at the gateway.
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
 * The currency that is paid in, where it is not the brand's own.
 */
export interface DepositUnitSeed {
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
export interface DepositBonusSeed {
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: DepositTexts1
  }
  /**
   * Whether players have it.
   */
  enabled: boolean
  /**
   * The place in the list, a whole number: lower comes first. Entries with the same order follow the order of their ids.
   */
  order?: number
  /**
   * The part of what is paid that is given, in percent.
   */
  percent: string
  /**
   * The most that is given.
   */
  most: string
  /**
   * The least deposit that it is given for. Any where nothing is said.
   */
  min?: string
  /**
   * How many times what arrives and the bonus have to be staked before the bonus is the player's own.
   */
  turnover: number
  /**
   * How many days there are for that; without end where nothing is said.
   */
  days?: number
  /**
   * Whether an account has it once only. False where nothing is said.
   */
  once?: boolean
  /**
   * Whether it is for the first deposit of an account alone: whoever has paid in before is not offered it, and of several deposits that wait, the first that is paid has it. False where nothing is said.
   */
  first?: boolean
}
/**
 * Its words in one language.
 */
export interface DepositTexts1 {
  /**
   * What it is called.
   */
  title: string
  /**
   * What is to be known of it.
   */
  note?: string
}
/**
 * One account that the first start makes. Its password is made then and shown once.
 */
export interface DemoAccount {
  /**
   * The account type: 0 player, 1, 2, 41, 42 agent, 4 guest.
   */
  type: number
  /**
   * What stands in the wallet at first, in the brand's currency.
   */
  balance?: string
  /**
   * How many days of play, deposits, withdrawals and bonuses lie behind it; none where it is not said. What stands in the wallet is what they came to.
   */
  life?: number
  /**
   * The nickname.
   */
  nickname?: string
  /**
   * The club label.
   */
  clubLabel?: {
    /**
     * The label.
     */
    labelName: string
    /**
     * The rank.
     */
    rankLevel: number
  }
  /**
   * The username of the agent above.
   */
  upline?: string
  /**
   * The contracts that it has with the agent above. What they came to since is paid, from that one's wallet to this one's, besides what stands there at first.
   */
  agreements?: {
    dividend?: DividendAgreement
    dailySalary?: DailySalaryAgreement
    hourlySalary?: HourlySalaryAgreement
    realtimeSalary?: RealtimeSalaryAgreement
  }
  /**
   * The kinds of contract that the agent may offer to agents directly below.
   *
   * Items: A kind of contract that the agent may offer, or is a side of.
   */
  contracts?: ('dividend' | 'dailySalary' | 'hourlySalary' | 'realtimeSalary')[]
}
/**
 * A share of what the team has lost.
 */
export interface DividendAgreement {
  /**
   * How many days ago it was agreed to.
   */
  days: number
  /**
   * D daily, W weekly, H semimonthly, M monthly.
   */
  period: 'D' | 'W' | 'H' | 'M'
  /**
   * The bets of a period that have to be reached.
   */
  validBet: string
  /**
   * The loss of a period that has to be reached.
   */
  profitLoss: string
  /**
   * How many of the team have to play.
   */
  activeMembers: string
  /**
   * Percent.
   */
  rate: string
}
/**
 * A share of what the team stakes in a day.
 */
export interface DailySalaryAgreement {
  /**
   * How many days ago it was agreed to.
   */
  days: number
  /**
   * The bets of a day that have to be reached.
   */
  dailyBet: string
  /**
   * Percent.
   */
  rate: string
}
/**
 * The brand's share of what the team stakes in an hour.
 */
export interface HourlySalaryAgreement {
  /**
   * How many days ago it was agreed to.
   */
  days: number
  /**
   * The bets of an hour that have to be reached.
   */
  hourlyBet: string
}
/**
 * A share of what bets have won, and of what bets have lost.
 */
export interface RealtimeSalaryAgreement {
  /**
   * How many days ago it was agreed to.
   */
  days: number
  /**
   * Percent of what was won.
   */
  profitRate: string
  /**
   * Percent of what was lost.
   */
  lossRate: string
  /**
   * The stake that a bet has to reach.
   */
  singleBet: string
}
/**
 * One win.
 */
export interface SeedWin {
  /**
   * Who won. It is masked before it is written down.
   */
  name: string
  /**
   * A game, by its id in the platform's catalogue.
   */
  game: string
  /**
   * How much, in whole units of the brand's currency.
   */
  amount: number
  /**
   * How long before the brand was started it was won.
   */
  minutesAgo: number
}
/**
 * The brand's analytics. Visitors are asked whether their visits may be counted; the tag is loaded for those who agree.
 */
export interface SeedAnalytics {
  /**
   * The Google tag.
   */
  gtagId: string
}
/**
 * The sites whose members may log in here with what they are there. Unlike the rest of this file it counts whenever it is changed. A site is asked only where the brand's registration.json offers it, too, and its secret is known.
 */
export interface SocialLogin {
  google?: OpenIdSite
  facebook?: OAuthSite
}
/**
 * A site that speaks OpenID Connect, such as Google.
 */
export interface OpenIdSite {
  /**
   * Its issuer: everything else is discovered there.
   */
  issuer: string
  /**
   * The name under which the site knows this brand. Its secret stands in SOCIAL_SECRETS or in DATA_DIR, never here.
   */
  clientId: string
}
/**
 * A site that speaks OAuth 2, such as Facebook.
 */
export interface OAuthSite {
  /**
   * Where visitors are sent.
   */
  authorizationUrl: string
  /**
   * Where the code is exchanged.
   */
  tokenUrl: string
  /**
   * Who it is: an answer with id, and name and email where it tells them.
   */
  userUrl: string
  /**
   * The name under which the site knows this brand. Its secret stands in SOCIAL_SECRETS or in DATA_DIR, never here.
   */
  clientId: string
}
/**
 * What members can take out, how, and what it costs.
 */
export interface WithdrawalSeed {
  /**
   * The least that one withdrawal may be.
   */
  least: string
  /**
   * The most that one may be.
   */
  most: string
  /**
   * The most in a day, by the level of the rank from which it holds. Members without a rank have level 0.
   */
  daily: {
    /**
     * The amount.
     */
    [k: string]: string
  }
  /**
   * What a withdrawal costs. It is kept of the amount.
   */
  fee: {
    /**
     * What each one costs.
     */
    fixed: string
    /**
     * What it costs in percent of the amount besides.
     */
    rate: string
    /**
     * How many a day cost nothing.
     */
    freeADay: number
  }
  receiveMinutes: ReceiveMinutes
  /**
   * How many minutes it usually takes until a withdrawal is paid out: what players are told.
   */
  usualMinutes: number
  /**
   * For so many hours a new address cannot be paid to.
   */
  coolDownHours: number
  /**
   * The banks and networks that money can be sent to.
   */
  places: {
    [k: string]: PayeePlaceSeed
  }
}
/**
 * How many minutes a player has to confirm a payment, counted from the message that it was sent. After that it counts as received and is final.
 */
export interface ReceiveMinutes {
  /**
   * Minutes for bank transfers, which take working days.
   */
  bank: number
  /**
   * Minutes for payments to e-wallets and crypto wallets.
   */
  wallet: number
}
/**
 * A bank, or a network of wallets.
 */
export interface PayeePlaceSeed {
  /**
   * Whether it is a bank, or a network of wallets.
   */
  kind: 'bank' | 'wallet'
  /**
   * Its own name, the same in every language.
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
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order?: number
}
/**
 * What points are worth, what earns them, and what they buy.
 */
export interface PointsSeed {
  /**
   * So many points are worth so much money.
   */
  ratio: {
    /**
     * How many points.
     */
    points: number
    /**
     * How much money.
     */
    amount: string
  }
  /**
   * How much has to be staked and settled for one point. Play earns none where nothing is said.
   */
  turnover?: string
  /**
   * The rewards by their ids.
   */
  rewards: {
    [k: string]: PointsRewardSeed
  }
}
/**
 * Something that points can be spent on.
 */
export interface PointsRewardSeed {
  /**
   * Money for the wallet, or something that the operator hands out.
   */
  kind: 'money' | 'goods'
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: DepositTexts2
  }
  /**
   * How many points one costs.
   */
  points: number
  /**
   * What is paid for money; what the rest is worth.
   */
  amount: string
  /**
   * How much who redeems it has to have staked in all; nothing where nothing is said.
   */
  requirement?: string
  /**
   * How many there are.
   */
  stock: number
  /**
   * The place in the list, a whole number: lower comes first. Entries with the same order follow the order of their ids.
   */
  order?: number
}
/**
 * Its words in one language.
 */
export interface DepositTexts2 {
  /**
   * What it is called.
   */
  title: string
  /**
   * What is to be known of it.
   */
  note?: string
}
/**
 * A message.
 */
export interface InboxSeed {
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: InboxTexts
  }
  /**
   * How many days ago it was sent.
   */
  daysAgo: number
  /**
   * Whether it was read.
   */
  read?: boolean
}
/**
 * Its words in one language.
 */
export interface InboxTexts {
  /**
   * What it is about.
   */
  title: string
  /**
   * What it says, in lines.
   */
  content: string
}
/**
 * A reward.
 */
export interface RewardSeed {
  /**
   * What gave it.
   */
  source: 'activity' | 'mission' | 'referral' | 'rank' | 'operator'
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: RewardTexts
  }
  /**
   * How much money it is. A reward is money or points.
   */
  amount?: string
  /**
   * How many points it is.
   */
  points?: number
  /**
   * How many times the money has to be staked before it is the player's own; at once where nothing is said.
   */
  turnover?: number
  /**
   * How many days ago it was given.
   */
  daysAgo: number
  /**
   * For how many days it can be claimed; always where nothing is said.
   */
  days?: number
  /**
   * Whether it was claimed.
   */
  claimed?: boolean
}
/**
 * Its words in one language.
 */
export interface RewardTexts {
  /**
   * What it was given for.
   */
  title: string
}
/**
 * What a friend brings that a player has invited.
 */
export interface ReferralSeed {
  /**
   * What the friend has to pay in.
   */
  deposited: string
  /**
   * What the friend has to stake.
   */
  staked: string
  /**
   * Within so many days of the registration.
   */
  days: number
  /**
   * What who invited gets; 0 gives nothing.
   */
  inviter: string
  /**
   * What the friend gets; 0 gives nothing.
   */
  friend: string
  /**
   * How many times both have to stake it before it can be withdrawn; 0 where nothing is said.
   */
  turnover?: number
  /**
   * What the rewards are called, by language.
   */
  texts: {
    [k: string]: ReferralTexts
  }
  /**
   * Who has come by the code of the first demo account with a life, by their usernames.
   */
  friends: {
    [k: string]: FriendSeed
  }
}
/**
 * What both read in one language.
 */
export interface ReferralTexts {
  /**
   * What the reward of who invited is called.
   */
  inviter: string
  /**
   * What the friend's reward is called.
   */
  friend: string
}
/**
 * A friend.
 */
export interface FriendSeed {
  /**
   * How many days ago they registered.
   */
  daysAgo: number
  /**
   * Whether they have done what is asked.
   */
  rewarded?: boolean
}
/**
 * A mission. It gives an amount of money, or points.
 */
export interface MissionSeed {
  /**
   * What counts: money paid in, money staked and settled, settled bets, or days with a login.
   */
  measure: 'deposit' | 'stake' | 'bets' | 'logins'
  /**
   * How often it can be reached; a week begins on Monday.
   */
  period: 'day' | 'week' | 'once'
  /**
   * Of stakes and bets: the categories of games that count; all of them where nothing is said.
   *
   * @maxItems 20
   *
   * Items: The id of a game category in games.json.
   */
  categories?: string[]
  /**
   * How much has to be reached: money, or a whole number of bets or days.
   */
  target: string
  /**
   * How much money it gives.
   */
  amount?: string
  /**
   * How many points it gives.
   */
  points?: number
  /**
   * How many times money has to be staked before it can be withdrawn; 0 where nothing is said.
   */
  turnover?: number
  /**
   * What claiming it adds to the leaderboard; 10 where nothing is said.
   */
  score?: number
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: MissionTexts
  }
  /**
   * The place in the list, a whole number: lower comes first. Entries with the same order follow the order of their ids.
   */
  order: number
}
/**
 * Its words in one language.
 */
export interface MissionTexts {
  /**
   * What it asks.
   */
  title: string
}
/**
 * The rules of one.
 */
export interface ActivitySeed {
  /**
   * join: a press joins it, and what is staked afterwards brings the reward. apply: members send a remark and pictures, and the operator decides. envelope: a red envelope, with an amount by chance. raffle: tickets draw prizes; its amount or points are what its promotion speaks of.
   */
  kind: 'join' | 'apply' | 'envelope' | 'raffle'
  /**
   * In how many days it opens, counted from the start of the brand; below zero where it has opened before. At once where nothing is said.
   */
  opensInDays?: number
  /**
   * In how many days it closes; never where nothing is said.
   */
  closesInDays?: number
  /**
   * How often one member may enter it, by the days of the brand's zone; once where nothing is said.
   */
  every?: 'once' | 'day' | 'week'
  /**
   * Whom it is for; all where nothing is said.
   */
  who?: 'all' | 'players' | 'agents'
  /**
   * The least level of a rank that it takes.
   */
  leastRank?: number
  /**
   * It is for accounts that were made so many days before the brand's start or later.
   */
  registeredDays?: number
  /**
   * How much money it brings; of an envelope the least. An activity brings money or points.
   */
  amount?: string
  /**
   * The most that an envelope has.
   */
  mostAmount?: string
  /**
   * How many points it brings.
   */
  points?: number
  /**
   * How many times the money has to be staked before it is the player's own; at once where nothing is said.
   */
  turnover?: number
  /**
   * For how many days an approved reward can be claimed; always where nothing is said.
   */
  claimDays?: number
  /**
   * Whether an approved reward is claimed by the player, as where nothing is said, or paid by itself.
   */
  issue?: 'claim' | 'itself'
  /**
   * How much has to be staked after joining; nothing where nothing is said.
   */
  needed?: string
  /**
   * How many rewards there are in all; of envelopes, how much money. No end where nothing is said.
   */
  total?: string
  /**
   * How an application of the demo accounts with a life stands.
   */
  demo?: 'applying' | 'process' | 'rejected' | 'approved'
  /**
   * How many tickets of a raffle each member has without playing, each time that it can be entered.
   */
  freeTickets?: number
  /**
   * How much has to be staked, in the same time, for one more ticket; play brings none where nothing is said.
   */
  ticketStake?: string
  /**
   * The prizes of a raffle by their ids.
   */
  prizes?: {
    [k: string]: RafflePrizeSeed
  }
}
/**
 * A prize.
 */
export interface RafflePrizeSeed {
  /**
   * Its words by language.
   */
  texts: {
    [k: string]: RafflePrizeTexts
  }
  /**
   * How much money it is. A prize is money or points.
   */
  amount?: string
  /**
   * How many points it is.
   */
  points?: number
  /**
   * Of ten thousand draws, how many bring it.
   */
  chance: number
  /**
   * How many there are; no end where nothing is said.
   */
  stock?: number
}
/**
 * Its words in one language.
 */
export interface RafflePrizeTexts {
  /**
   * What it is called.
   */
  title: string
}
/**
 * How the registration form is dressed. Which fields it has, and their rules, the platform says.
 */
export interface Registration {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The heading of the form, below that of its dialog. None where it is left out.
   */
  title?: Template
  /**
   * The hint beside the contact fields. None where it is left out.
   */
  hint?: Template
  /**
   * What a failed registration shows: its message, or nothing.
   */
  onError: 'message' | 'silent'
  /**
   * Whether the confirmation is copied from the password or typed by the visitor.
   */
  confirmPassword: 'copied' | 'shown'
  /**
   * The age that the visitor must confirm.
   */
  consentAge: number
  /**
   * The age that a birthday must show, where the field is on.
   */
  birthdayAge: number
  /**
   * Whether the terms are agreed to in the same box as the age, or in one of their own.
   */
  terms: 'with-age' | 'own-box'
  /**
   * The names of the address parameter that carries an affiliate code.
   *
   * @minItems 1
   */
  affiliateParameters: string[]
  /**
   * The names of the address parameter that carries a referral code.
   *
   * @minItems 1
   */
  referralParameters: string[]
  /**
   * Phone numbers.
   */
  phone: {
    /**
     * The dialling code that stands first, without plus.
     */
    default: string
    /**
     * The regions by dialling code.
     */
    regions: {
      [k: string]: PhoneRegion
    }
  }
  /**
   * The way that stands first where the platform allows both.
   */
  defaultMethod: 'username' | 'mobile'
  /**
   * Other ways in, each off by default.
   */
  social: {
    /**
     * Log in with Google.
     */
    google: boolean
    /**
     * Log in with Facebook.
     */
    facebook: boolean
    /**
     * Log in with one click.
     */
    oneClick: boolean
  }
  /**
   * A phone check by a provider, in place of the code that goes with the registration. Its token goes with it instead.
   */
  socialSms: {
    /**
     * Whether it is on.
     */
    enabled: boolean
    /**
     * The provider: `platform` is the platform's own check.
     */
    provider: 'platform'
    /**
     * What each code of the provider's comes to.
     */
    errors: {
      /**
       * The number is none that the provider knows.
       */
      'auth/invalid-phone-number': PhoneCheckError
      /**
       * No number was given.
       */
      'auth/missing-phone-number': PhoneCheckError
      /**
       * Codes were asked for too often: the button waits as long as the platform says.
       */
      'auth/too-many-requests': PhoneCheckError
      /**
       * Whatever else went wrong.
       */
      'auth/internal-error': PhoneCheckError
      /**
       * The code is not the one that was sent.
       */
      'auth/invalid-verification-code': PhoneCheckError
      /**
       * No code was given.
       */
      'auth/missing-verification-code': PhoneCheckError
      /**
       * The check that tells people from programs was not passed.
       */
      'auth/captcha-check-failed': PhoneCheckError
      /**
       * The provider sends no more codes for now.
       */
      'auth/quota-exceeded': PhoneCheckError
      /**
       * The check is not switched on at the provider.
       */
      'auth/operation-not-allowed': PhoneCheckError
      /**
       * The code is no longer good.
       */
      'auth/code-expired': PhoneCheckError
      /**
       * The visitor closed the check.
       */
      'auth/popup-closed-by-user': PhoneCheckError
    }
  }
  /**
   * The fields by the name that the platform uses.
   */
  fields: {
    [k: string]: RegistrationField
  }
}
/**
 * One region.
 */
export interface PhoneRegion {
  /**
   * The region's name.
   */
  name: string
  /**
   * The fewest digits.
   */
  min: number
  /**
   * The most digits.
   */
  max: number
  /**
   * The countries whose visitors find this region chosen; all others find the default.
   *
   * @minItems 1
   */
  countries?: string[]
}
/**
 * How one field is dressed.
 */
export interface RegistrationField {
  /**
   * The field's label.
   */
  label: string
  /**
   * A help text below the field.
   */
  hint?: string
  /**
   * The kind of input.
   */
  input: 'text' | 'password' | 'email' | 'tel' | 'date' | 'captcha' | 'digits'
  /**
   * What browsers may fill in.
   */
  autocomplete?: string
  rule?: PlainRule
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * What it has to be where a form asks for it and the platform has no rule for it.
 */
export interface PlainRule {
  /**
   * A kind of the pattern catalogue; * is any.
   */
  patternId: string
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
 * The addresses of the site and what each one shows.
 */
export interface Routes {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * Whether every route but the open ones needs a login.
   */
  loginedToHomePage: boolean
  /**
   * The route of the home page.
   */
  home: string
  /**
   * The route that a visitor without a login is sent to.
   */
  login: string
  /**
   * The route that is shown for an address that no route has.
   */
  notFound: string
  /**
   * The route on which a game opens in its frame.
   */
  game: string
  /**
   * The route that an action "article" goes to.
   */
  help: string
  /**
   * The route that an action "partner" goes to.
   */
  partner: string
  /**
   * The route of the list of promotions.
   */
  promotions: string
  /**
   * The route that an action "promotion" goes to.
   */
  promotion: string
  /**
   * The route of the list of notices, where an action "notice" goes in a tab of its own.
   */
  notices: string
  /**
   * The route about the apps. Nothing leads there where the brand has none.
   */
  download?: string
  /**
   * The route to which the platform sends who asks for customer service. It sends them home where the brand has none.
   */
  support?: string
  /**
   * The pages that stand instead of the site while it is closed.
   */
  closed: {
    /**
     * The page of a site under maintenance.
     */
    maintenance: string
    /**
     * The page for a place from which the site may not be used.
     */
    restricted: string
    /**
     * The page where the platform does not say whether the site is open.
     */
    unknown: string
  }
  /**
   * The routes by an id of your own.
   */
  routes: {
    [k: string]: Route
  }
}
/**
 * One address.
 */
export interface Route {
  /**
   * The address below the host. Every path stands once.
   */
  path: string
  /**
   * Goes on to this route. Such a route has no page.
   */
  redirect?: string
  /**
   * The page that is shown.
   */
  page?: string
  /**
   * The layout around the page, from layouts.json.
   */
  layout?: string
  /**
   * The dialog that opens on this address.
   */
  overlay?: string
  /**
   * Whether it needs no login where loginedToHomePage is on.
   */
  open?: boolean
  /**
   * What may stand after the question mark and is kept.
   *
   * Items: A name after the question mark.
   */
  query?: string[]
  /**
   * Whether search engines may list it. On by default.
   */
  index?: boolean
}
/**
 * Limits, sizes, times and names that the whole site uses.
 */
export interface Settings {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The names under which the browser keeps things.
   */
  storage: {
    /**
     * Kept until the tab closes.
     */
    session: {
      /**
       * The login token.
       */
      token: string
      /**
       * The account type, as a number.
       */
      isAgent: string
      /**
       * The merchant folder's id.
       */
      merchant: string
      /**
       * The merchant code.
       */
      merchantCode: string
      /**
       * The vendor that was chosen last.
       */
      current_vassalage: string
      /**
       * The list of vendors.
       */
      gameVendors: string
    }
    /**
     * Kept on the device.
     */
    local: {
      /**
       * The language before the last change.
       */
      hisLang: string
      /**
       * The chosen language.
       */
      lang: string
      /**
       * The merchant code.
       */
      merchantCode: string
      /**
       * The chosen theme.
       */
      theme: string
    }
  }
  /**
   * Times and waits.
   */
  times: {
    /**
     * How long a part of the program may take to load.
     */
    chunkTimeoutSeconds: number
    /**
     * How long a call may take.
     */
    callTimeoutSeconds: number
    /**
     * How often the site asks the platform what is true now.
     */
    factsRefreshSeconds: number
    /**
     * How long a login is remembered.
     */
    rememberLoginDays: number
    /**
     * How long a login lasts in which nothing is asked of the platform. It ends after a day in any case.
     */
    sessionIdleMinutes: number
    /**
     * After how many days an account is taken away that was made by a click or for a trial and that nobody has come back to. What it was given goes back to the house.
     */
    unclaimedAccountDays: number
    /**
     * The least time between two captchas.
     */
    captchaRefreshMs: number
    /**
     * The least time between two clicks for an SMS code.
     */
    loginSmsThrottleMs: number
    /**
     * The wait after too many requests for a code.
     */
    phoneCodeWaitMinutes: number
    /**
     * The countdown with social SMS.
     */
    socialSmsMinutes: number
    /**
     * Seconds that a vendor has to show a game before the site says that it does not answer.
     */
    launchTimeoutSeconds: number
  }
  /**
   * How many entries stand on a page.
   */
  pageSizes: {
    /**
     * The header's game menu, first page.
     */
    headerGamesFirst: number
    /**
     * The header's game menu, later pages.
     */
    headerGamesNext: number
    /**
     * The game list of the home page.
     */
    homeGames: number
    /**
     * Notices.
     */
    notices: number
    /**
     * Everything else.
     */
    other: number
  }
  /**
   * The row of page numbers.
   */
  paging: {
    /**
     * How many pages stand around the current one.
     */
    range: number
    /**
     * How many pages stand at either end.
     */
    margin: number
  }
  /**
   * How much is asked for.
   */
  counts: {
    /**
     * Popular lotteries.
     */
    popularLottery: number
    /**
     * Drawn numbers, over all lotteries of a board.
     */
    vnNumeros: number
  }
  /**
   * QR codes, in pixels.
   */
  qr: {
    /**
     * In the right bar.
     */
    bar: number
    /**
     * Elsewhere.
     */
    size: number
    /**
     * The quiet zone around it.
     */
    margin: number
  }
  /**
   * Pictures that load when they come near.
   */
  lazyImages: {
    /**
     * How often a picture is tried.
     */
    attempts: number
    /**
     * How many screen heights ahead loading starts.
     */
    preload: number
    /**
     * The least time between two looks.
     */
    throttleMs: number
    /**
     * How many pictures are remembered as loaded.
     */
    cache: number
    /**
     * How much of a picture must be near.
     */
    threshold: number
  }
  /**
   * Lists that grow.
   */
  infiniteScroll: {
    /**
     * The least time between two looks.
     */
    throttleMs: number
    /**
     * How many pixels before the end the next part is asked for.
     */
    distance: number
  }
  /**
   * Notices of the platform.
   */
  announcements: {
    /**
     * The types that are asked for: banner, player, popup, promotion, home.
     *
     * @minItems 1
     */
    types: ('B' | 'PL' | 'PU' | 'PR' | 'H')[]
    /**
     * The execution type.
     */
    execution: 'B' | 'PL' | 'PU' | 'PR' | 'H'
    /**
     * The platform that is named.
     */
    platform: 'W'
  }
  /**
   * The platform's pop-up notices (type PU): each is shown to a browser once, and again when it is published anew. Without this entry none is shown.
   */
  popups?: {
    /**
     * The overlay that they are shown in.
     */
    overlay: string
    /**
     * The routes that they may come up on, while nothing else stands open.
     *
     * @minItems 1
     *
     * Items: The id of a route in routes.json.
     */
    routes: string[]
    /**
     * How long after it was closed a pop-up comes again; never where it is not said.
     */
    againAfterHours?: number
    /**
     * The name under which the browser keeps which of them were closed.
     */
    key: string
  }
  /**
   * What the platform's numeric account types mean.
   */
  accountTypes: {
    /**
     * Types that may open the agent centre.
     */
    agentCentre: number[]
    /**
     * Trial accounts: no centre, no real money.
     */
    guest: number[]
    /**
     * Types to which the bar shows the agent centre.
     */
    barAgents: number[]
  }
  /**
   * Which service a player gets.
   */
  customerService: {
    /**
     * A rank above this gets the VIP service.
     */
    vipAboveRank: number
  }
  /**
   * Applications for an activity.
   */
  activity: {
    /**
     * The most characters of a remark.
     */
    remarkMax: number
    /**
     * The most pictures.
     */
    images: number
    /**
     * The most bytes of a picture.
     */
    imageBytes: number
    /**
     * The kinds of picture.
     *
     * @minItems 1
     */
    imageTypes: ('png' | 'jpg')[]
  }
  /**
   * What visitors may write to the operator.
   */
  feedback: {
    /**
     * The kinds of questions by name.
     */
    types: {
      [k: string]: FeedbackType
    }
    /**
     * The fewest characters.
     */
    min: number
    /**
     * The most characters.
     */
    max: number
  }
  /**
   * Salaries.
   */
  salary: {
    /**
     * How often the real-time salary is settled.
     */
    realtimeMinutes: number
    /**
     * Percent of the bets of an hour that an hourly salary contract pays where they reach what it says.
     */
    hourlyPercent: number
  }
  /**
   * The platform's banner group of each place.
   */
  bannerGroups: {
    /**
     * Beside the login form.
     */
    login: string
    /**
     * Beside the registration form.
     */
    register: string
  }
  /**
   * Origins that a game may be loaded from, besides those that the platform names.
   */
  launchOrigins: string[]
  /**
   * Origins besides the site's own that pictures of games may come from. The reference platform answers them as info.imageCDNs; each is tried when the one before it fails.
   */
  imageOrigins?: string[]
  /**
   * The chat room. A brand without it says so and leads to customer service.
   */
  chat?: {
    /**
     * The page that is shown in the chat room. It must let itself be framed by the brand's hosts.
     */
    url: string
  }
  /**
   * Pages of partners that the site can show in itself, by an id of your own: the widget partner-page shows the one that the address names.
   */
  partners?: {
    [k: string]: Partner
  }
  /**
   * What the law asks every page to say.
   */
  legal: {
    /**
     * The text that names the licence: who holds it, its number and who gave it. Nothing is said of a licence where it is left out.
     */
    licence?: string
    /**
     * Where help with gambling is found.
     */
    responsibleGaming: string
    /**
     * The least age of a player.
     */
    minimumAge: number
  }
  /**
   * Where the slider check comes first; the platform asks for its result there.
   */
  sliderCheck: {
    /**
     * At the login by username.
     */
    login: boolean
    /**
     * Before a code is sent to a phone that is to be registered.
     */
    smsRegister: boolean
  }
  /**
   * The work that browsers do before an account is made, a picture is given or a trial begins. It grows by itself with what an address and its network ask for.
   */
  proofOfWork: {
    /**
     * How many proofs of work the brand takes in a busy half hour of an ordinary day. Beyond it the work grows for everybody, to eight times at most: each registration takes two, with a picture that is asked for.
     */
    quiet: number
  }
  /**
   * What else is asked of who logs in by a password from an address that is not known for the account; with none of them nothing is. Who can answer none of those that are on does not get in from there.
   */
  extraVerification: {
    /**
     * A code that is sent to the phone.
     */
    sms: boolean
    /**
     * A code that is sent to the e-mail address.
     */
    email: boolean
    /**
     * The code of an authenticator app, such as Google Authenticator.
     */
    authenticator: boolean
    /**
     * The name on the bank account.
     */
    bankName: boolean
  }
  /**
   * What who asks for a password by e-mail learns of an account that does not exist: nothing, or that it does not. Whoever is told can find out who has an account here.
   */
  unknownAccounts: 'hidden' | 'told'
  /**
   * How members hear of decisions about their money, rewards and contracts, besides their inbox. Only an address or a number that its owner has confirmed is written to.
   */
  notices: {
    /**
     * By e-mail.
     */
    email: boolean
    /**
     * By text message, where no e-mail is sent.
     */
    sms: boolean
  }
}
/**
 * One kind of question.
 */
export interface FeedbackType {
  /**
   * What visitors choose.
   */
  label: string
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * A page of a partner.
 */
export interface Partner {
  /**
   * What it is called.
   */
  title: string
  /**
   * Where it is: an https address, or a path below the first of the origins that the platform names for games. It gets the language's tag as `lang`, learns nothing of who is logged in, and must let itself be framed by the brand's hosts.
   */
  address: string
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * How the brand looks: colours of both themes, type, shape, space, depth and motion.
 */
export interface Theme {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The theme of a visitor who has not chosen; system follows the device.
   */
  default: 'dark' | 'light' | 'system'
  /**
   * The colours of the dark theme.
   */
  dark: Colours
  /**
   * The colours of the light theme.
   */
  light: Colours
  /**
   * The font files, by an id of your own.
   */
  faces: {
    [k: string]: FontFace
  }
  /**
   * The type of the brand.
   */
  type: {
    /**
     * The family of running text.
     */
    body: string
    /**
     * The family of headings.
     */
    display: string
    /**
     * The family of money and numbers.
     */
    figures: string
    /**
     * The size of running text in pixels.
     */
    size: number
    /**
     * How much larger each step of the type scale is.
     */
    ratio: number
    /**
     * The weight of headings.
     */
    headingWeight: number
    /**
     * Whether headings are set in capitals.
     */
    headingCase: 'none' | 'uppercase'
    /**
     * The letter space of headings in em.
     */
    headingTracking: number
  }
  /**
   * Corners and lines, in pixels.
   */
  shape: {
    /**
     * The corner of buttons and fields; 999 makes pills.
     */
    control: number
    /**
     * The corner of cards.
     */
    card: number
    /**
     * The corner of dialogs and large panels.
     */
    panel: number
    /**
     * The width of lines.
     */
    line: number
  }
  /**
   * Room between things, in pixels.
   */
  space: {
    /**
     * How tightly controls and lists are set.
     */
    density: 'compact' | 'regular' | 'roomy'
    /**
     * The greatest width of the content.
     */
    content: number
    /**
     * The room between sections of a page.
     */
    section: number
  }
  /**
   * How long things move, in milliseconds. Nothing moves for people who asked for that.
   */
  motion: {
    /**
     * Small things, such as hover.
     */
    fast: number
    /**
     * Large things, such as dialogs.
     */
    slow: number
  }
  /**
   * The character of the parts.
   */
  treatment: {
    /**
     * How the first button looks.
     */
    button: 'solid' | 'gradient' | 'glow' | 'outline'
    /**
     * How cards stand on the ground.
     */
    card: 'framed' | 'flat' | 'outlined' | 'floating'
    /**
     * How section headings are dressed.
     */
    heading: 'plain' | 'ornament' | 'rule' | 'tag'
    /**
     * How form fields look.
     */
    field: 'box' | 'underline' | 'filled'
    /**
     * How strong shadows are.
     */
    depth: 'none' | 'soft' | 'strong'
    /**
     * A small drawing beside headings, used where heading is ornament.
     */
    ornament?: string
    /**
     * A pattern behind the whole page, repeated. A bitmap is drawn at half its pixels, so that it is sharp on every screen, and costs a browser less for each frame of a long list than a drawing of many strokes.
     */
    backdrop?: string
  }
}
/**
 * One font file.
 */
export interface FontFace {
  /**
   * The family's name.
   */
  family: string
  /**
   * The font file.
   */
  asset: string
  /**
   * The weight, or the range of weights.
   */
  weight: string
  /**
   * The characters that this file holds.
   */
  range?: string
  /**
   * Whether the page asks for it at once. Until it has come, letters of a font of the device in its size take its place, so that the page does not move.
   */
  preload?: boolean
}
/**
 * One page: a file in pages/, named after the page.
 */
export interface Page {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * The text that names the page in the browser's tab and in search engines.
   */
  title: string
  /**
   * The text that search engines show below the title.
   */
  description: string
  nodes: Nodes
}
/**
 * The texts of one language: a file in messages/, named after the language code. {name} stands for a value.
 */
export interface Messages {
  /**
   * Where an editor finds the rules of this file. It has no effect on the site.
   */
  $schema?: string
  /**
   * A text; {name} stands for a value.
   */
  [k: string]: string | undefined
}
export interface WidgetProps {
  'about-links': AboutLinksProps
  'account-access': AccountAccessProps
  'account-details': AccountDetailsProps
  'account-entry': AccountEntryProps
  'account-record': AccountRecordProps
  'account-summary': AccountSummaryProps
  'agent-income': AgentIncomeProps
  'announcement-line': AnnouncementLineProps
  'app-download': AppDownloadProps
  article: ArticleProps
  banner: BannerProps
  bar: BarProps
  'bet-record': BetRecordProps
  'bonus-record': BonusRecordProps
  'bottom-bar': BottomBarProps
  'brand-mark': BrandMarkProps
  cashback: CashbackProps
  'category-tiles': CategoryTilesProps
  centre: CentreProps
  'chat-room': ChatRoomProps
  'contract-board': ContractBoardProps
  'deposit-desk': DepositDeskProps
  'downline-form': DownlineFormProps
  'downline-list': DownlineListProps
  'draw-board': DrawBoardProps
  'empty-state': EmptyStateProps
  'feedback-form': FeedbackFormProps
  figures: FiguresProps
  'footer-navigation': FooterNavigationProps
  'game-choice': GameChoiceProps
  'game-frame': GameFrameProps
  'game-grid': GameGridProps
  'game-list': GameListProps
  'game-search': GameSearchProps
  'game-shelf': GameShelfProps
  'gate-notice': GateNoticeProps
  'group-banner': GroupBannerProps
  'help-topics': HelpTopicsProps
  'icon-action': IconActionProps
  inbox: InboxProps
  'language-picker': LanguagePickerProps
  'legal-notice': LegalNoticeProps
  'login-form': LoginFormProps
  'main-navigation': MainNavigationProps
  'member-bar': MemberBarProps
  'mission-leaderboard': MissionLeaderboardProps
  missions: MissionsProps
  'notice-board': NoticeBoardProps
  'partner-page': PartnerPageProps
  'password-form': PasswordFormProps
  payees: PayeesProps
  'player-rank': PlayerRankProps
  'points-mall': PointsMallProps
  'popup-notices': PopupNoticesProps
  'profit-report': ProfitReportProps
  'promotion-detail': PromotionDetailProps
  'promotion-list': PromotionListProps
  'red-envelope': RedEnvelopeProps
  referral: ReferralProps
  'register-form': RegisterFormProps
  'register-links': RegisterLinksProps
  'reward-center': RewardCenterProps
  section: SectionProps
  'service-desk': ServiceDeskProps
  'settlement-list': SettlementListProps
  steps: StepsProps
  'support-bar': SupportBarProps
  'team-overview': TeamOverviewProps
  'team-record': TeamRecordProps
  'team-statement': TeamStatementProps
  'theme-switch': ThemeSwitchProps
  'upline-transfer': UplineTransferProps
  'vendor-marks': VendorMarksProps
  'vip-ranks': VipRanksProps
  'visit-consent': VisitConsentProps
  'wallet-funds': WalletFundsProps
  'winner-board': WinnerBoardProps
  withdrawal: WithdrawalProps
}
/**
 * One centre.
 */
export interface Menu {
  /**
   * Whether the brand has this centre at all.
   */
  allowed: boolean
  /**
   * The page that opens first.
   */
  default: string
  /**
   * The pages by their key.
   */
  items: {
    [k: string]: MenuItem
  }
}
/**
 * One page of the centre.
 */
export interface MenuItem {
  /**
   * The page's name.
   */
  name: string
  /**
   * An icon of the one icon family.
   */
  icon:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  /**
   * Whether it stands in the left menu; on by default.
   */
  listed?: boolean
  when?: Condition
  /**
   * A number beside the entry, shown above zero.
   */
  badge?: 'missions' | 'promotions' | 'messages' | 'rewards'
  nodes: Nodes
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * Entries by their key.
 */
export interface NavigationItems {
  [k: string]: NavigationItem
}
/**
 * One entry.
 */
export interface NavigationItem {
  /**
   * The text of the entry.
   */
  name: string
  /**
   * The name in English, by which the tool that counts visits hears of the entry in every language.
   */
  enName: string
  /**
   * The game category of the entry. It shows only while the category has a vendor, and carries its rebate rate.
   */
  gameType?: string
  /**
   * The route on which the entry counts as the current one.
   */
  page?: string
  /**
   * An icon of the one icon family.
   */
  icon?:
    | 'home'
    | 'lottery'
    | 'elottery'
    | 'vnlottery'
    | 'live'
    | 'sports'
    | 'fish'
    | 'slots'
    | 'pvp'
    | 'esports'
    | 'cockfight'
    | 'promotions'
    | 'bonus'
    | 'vip'
    | 'points'
    | 'help'
    | 'join'
    | 'download'
    | 'feedback'
    | 'chat'
    | 'facebook'
    | 'wallet'
    | 'deposit'
    | 'withdraw'
    | 'transfer'
    | 'history'
    | 'cashback'
    | 'record'
    | 'profit'
    | 'reward'
    | 'invite'
    | 'mission'
    | 'message'
    | 'rank'
    | 'shield'
    | 'user'
    | 'users'
    | 'team'
    | 'announcement'
    | 'report'
    | 'income'
    | 'dividend'
    | 'salary'
    | 'clock'
    | 'signout'
    | 'language'
    | 'sun'
    | 'moon'
    | 'menu'
    | 'globe'
    | 'register'
    | 'play'
    | 'win'
    | 'trophy'
    | 'star'
    | 'info'
    | 'phone'
    | 'lock'
    | 'qr'
    | 'search'
    | 'heart'
  action: Action
  when?: Condition
  /**
   * A number beside the entry, shown above zero.
   */
  badge?: 'missions' | 'promotions' | 'messages' | 'rewards'
  /**
   * What stands there instead of the text: vipRank is the club label of the player, or dashes.
   */
  shows?: 'label' | 'vipRank'
  /**
   * The place in the list: lower comes first. Entries with the same order stand in the order of their ids.
   */
  order: number
  /**
   * Stand directly before the entry with this id, whatever its order.
   */
  before?: string
  /**
   * Stand directly after the entry with this id, whatever its order.
   */
  after?: string
}
/**
 * A text with values in it.
 */
export interface Template {
  /**
   * The key of a text in messages/<language>.json.
   */
  key: string
  /**
   * What stands for {name} in the text.
   */
  values: {
    /**
     * What stands for it.
     */
    [k: string]: string
  }
}
/**
 * What a visitor is told, and where.
 */
export interface PhoneCheckError {
  /**
   * What is said.
   */
  text: string
  /**
   * At the number, at the code, or in a dialog.
   */
  at: 'number' | 'code' | 'dialog'
}
/**
 * The colours of one theme. Contrast is checked when the merchant is validated.
 */
export interface Colours {
  /**
   * The ground of the page.
   */
  canvas: string
  /**
   * Cards and panels on the ground.
   */
  surface: string
  /**
   * Menus and dialogs above everything.
   */
  raised: string
  /**
   * Fields and wells below the surface.
   */
  sunken: string
  /**
   * Quiet lines between things.
   */
  line: string
  /**
   * The outline of fields and buttons; at least 3:1 on surface.
   */
  control: string
  /**
   * Running text.
   */
  text: string
  /**
   * Text of less weight; still at least 4.5:1.
   */
  muted: string
  /**
   * The brand's colour: the first button.
   */
  accent: string
  /**
   * The other end of the accent where it is a gradient.
   */
  accentEnd: string
  /**
   * Text on the accent (both ends).
   */
  onAccent: string
  /**
   * The accent as a colour of text and links on canvas and surface.
   */
  accentText: string
  /**
   * The second colour of the brand: tags and highlights.
   */
  second: string
  /**
   * Text on the second colour.
   */
  onSecond: string
  /**
   * Text that says something went well.
   */
  good: string
  /**
   * Text that says something is wrong.
   */
  bad: string
  /**
   * Text that warns.
   */
  warn: string
  /**
   * The ring around what has the keyboard's focus; at least 3:1.
   */
  focus: string
  /**
   * The veil behind dialogs.
   */
  scrim: string
  /**
   * The ground of the header.
   */
  header: string
  /**
   * Text on the header.
   */
  onHeader: string
  /**
   * The head of the chat window.
   */
  chatHeader: string
}
/**
 * A button that does something.
 */
export interface ButtonAction {
  /**
   * Its text.
   */
  label: string
  /**
   * What it does.
   */
  action: Action
}
