import type { CustomerService, Game, GamePage, MemberInfo, Resource } from '../../generated/api.ts'
import type {
  Action,
  Condition,
  MerchantConfig,
  NavigationItem,
  Overlay,
  RegistrationField,
  Route,
  WidgetProps,
} from '../../generated/config.ts'
import type { FetchedFacts, CountKind, Flag } from './facts.ts'

/** A merchant as the browser gets it: everything but what the platform starts with and the texts of other languages. */
export type SiteConfig = Omit<MerchantConfig, 'platform' | 'content' | 'messages'>

/**
 * What the served page carries in `<script type="application/json" id="livery-boot">`.
 * Nothing in it is asked for again.
 */
export interface Boot {
  /** The merchant folder's name. */
  readonly merchant: string
  readonly config: SiteConfig
  /** The language code that `messages` is in. */
  readonly language: string
  readonly messages: Readonly<Record<string, string>>
  /** Where the texts of each enabled language are, by code. */
  readonly messageFiles: Readonly<Record<string, string>>
  /** Where each asset of the merchant is, by its path in the assets folder. */
  readonly assets: Readonly<Record<string, string>>
  /** Changes with every change of the merchant's files. */
  readonly version: string
  /** Where the server rendered the page's first screen: what it rendered it from. */
  readonly rendered?: RenderedFrom
}

/** What the first screen of a page was rendered from: that of a visitor whom nobody knows. */
export interface RenderedFrom extends Pick<FetchedFacts, 'permission' | 'gameMenus'> {
  readonly theme: 'dark' | 'light'
  /** How often what is true of the site had changed by then. */
  readonly edition: number
  /** Whether it was rendered for a wide screen. */
  readonly wide: boolean
  /** The first pages of the lists of games that stand in it, by what was asked. */
  readonly games?: Readonly<Record<string, GamePage>>
}

/** A page's first screen as HTML, and what the page has to carry beside what it was rendered from. */
export interface FirstScreen {
  readonly html: string
  readonly games: NonNullable<RenderedFrom['games']>
  readonly dependencies: QueryDependencies
}

/**
 * The address parameters that a page depends on, each with the values that make it another page; `any` where every
 * value may.
 */
export type QueryDependencies = Readonly<Record<string, readonly string[] | 'any'>>

export type WidgetKind = keyof WidgetProps

/** A widget that is to be rendered. */
export interface SiteNode<K extends WidgetKind = WidgetKind> {
  readonly id: string
  /** Where it stands in the configuration, as a JSON pointer. */
  readonly pointer: string
  readonly widget: K
  readonly slot: 'start' | 'center' | 'end' | undefined
  readonly props: WidgetProps[K]
  readonly nodes: readonly SiteNode[]
}

export interface SiteItem {
  readonly id: string
  readonly name: string
  readonly icon: NavigationItem['icon']
  readonly action: Action
  readonly page: string | undefined
  readonly gameType: string | undefined
  /** Rebate rate in percent, where the category has one. */
  readonly point: number | undefined
  readonly badge: number | undefined
  readonly shows: 'label' | 'vipRank'
}

export interface SiteCategory {
  readonly id: string
  readonly name: string
  readonly icon: NavigationItem['icon']
  readonly route: string
  readonly point: number | undefined
  readonly vendors: readonly { readonly code: string; readonly name: string; readonly games?: number | undefined }[]
  /** The first games; the platform's list has all of them. */
  readonly games: readonly Game[]
}

interface SiteMenuItem {
  readonly id: string
  readonly name: string
  readonly icon: NavigationItem['icon']
  readonly badge: number | undefined
  readonly listed: boolean
  readonly nodes: readonly SiteNode[]
}

export interface SiteMenu {
  /** Whether this account may open the centre. */
  readonly allowed: boolean
  readonly default: string
  readonly items: readonly SiteMenuItem[]
}

/**
 * Whether the site is open. `unknown` stands for no answer or a value outside the list: the site is closed and asks
 * again.
 */
export type Gate =
  | { readonly status: 'open' }
  | { readonly status: 'maintenance' }
  | { readonly status: 'restricted'; readonly ip: string; readonly country: string }
  | { readonly status: 'unknown' }

export type VisitorKind = 'visitor' | 'player' | 'agent' | 'guest'

export interface Visitor {
  readonly kind: VisitorKind
  readonly accountType: number | undefined
  readonly member: MemberInfo | undefined
  /** Minor units. */
  readonly balance: bigint | undefined
}

/** An option of a select. */
export interface FieldOption {
  readonly value: string
  /** Message key. */
  readonly label: string
}

export interface FormField {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly input: RegistrationField['input']
  /** The only values that are accepted, in the order in which they are shown. A field without them is no select. */
  readonly options?: readonly FieldOption[]
  readonly autocomplete: string | undefined
  readonly required: boolean
  readonly patternId: string
  readonly acceptedPattern: string | undefined
  readonly min: number
  readonly max: number
}

export interface RegisterForm {
  readonly methods: readonly ('username' | 'mobile')[]
  readonly fields: Readonly<Record<'username' | 'mobile', readonly FormField[]>>
  /** The patterns of the platform that are not run, and why. */
  readonly refused: readonly { readonly field: string; readonly fault: string }[]
}

/** Something that is not shown, and what decided it. */
export interface Hidden {
  readonly pointer: string
  readonly condition: Condition | undefined
  readonly reason: string
}

interface SiteRoute extends Route {
  readonly id: string
}

export interface SiteOverlay extends Omit<Overlay, 'nodes'> {
  readonly id: string
  readonly nodes: readonly SiteNode[]
}

export interface SitePage {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly nodes: readonly SiteNode[]
}

/**
 * The configuration and the facts, put together: all that rendering needs. Parts that did not change keep their
 * identity.
 */
export interface Site {
  readonly gate: Gate
  readonly visitor: Visitor
  readonly flags: Readonly<Record<Flag, boolean>>
  readonly counts: Readonly<Partial<Record<CountKind, number>>>
  readonly categories: readonly SiteCategory[]
  readonly navigation: Readonly<Record<'header' | 'footer' | 'about' | 'rightBar' | 'memberBar' | 'bottom', readonly SiteItem[]>>
  readonly menus: Readonly<Record<'member' | 'agent', SiteMenu>>
  readonly routes: Readonly<Record<string, SiteRoute>>
  readonly areas: Readonly<Record<string, readonly SiteNode[]>>
  readonly pages: Readonly<Record<string, SitePage>>
  readonly overlays: Readonly<Record<string, SiteOverlay>>
  readonly support: readonly CustomerService[]
  readonly resources: readonly Resource[]
  readonly imageOrigins: readonly string[]
  readonly hidden: readonly Hidden[]
}
