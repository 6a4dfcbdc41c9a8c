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

/** A merchant's config in the browser: without the platform's initial data, the content and the messages. */
export type SiteConfig = Omit<MerchantConfig, 'platform' | 'content' | 'messages'>

/**
 * The content of `<script type="application/json" id="livery-boot">` in the served page. The engine is created
 * from it without a request; only the data in `rendered` is refreshed later.
 */
export interface Boot {
  /** The name of the merchant folder. */
  readonly merchant: string
  readonly config: SiteConfig
  /** The language code of `messages`. */
  readonly language: string
  readonly messages: Readonly<Record<string, string>>
  /** URLs of the message files of the enabled languages, by code. */
  readonly messageFiles: Readonly<Record<string, string>>
  /** URLs of the merchant's assets, by path in the assets folder. */
  readonly assets: Readonly<Record<string, string>>
  /** Version that changes with every change of the merchant's files. */
  readonly version: string
  /** The data of the first screen, if the server rendered it. */
  readonly rendered?: FirstScreenData
}

/** The data from which the first screen of a page was rendered, for an anonymous visitor. */
export interface FirstScreenData extends Pick<FetchedFacts, 'permission' | 'gameMenus'> {
  readonly theme: 'dark' | 'light'
  /** The site's revision number when the page was rendered. */
  readonly revision: number
  /** Whether the page was rendered for a wide screen. */
  readonly wide: boolean
  /** The first page of each list of games on the page, keyed by request. */
  readonly games?: Readonly<Record<string, GamePage>>
}

/** The first screen of a page as HTML, with the game pages and query parameters that it was rendered from. */
export interface FirstScreen {
  readonly html: string
  readonly games: NonNullable<FirstScreenData['games']>
  readonly dependencies: QueryDependencies
}

/**
 * The query parameters that a page depends on, each with the values that change the page; `any` if
 * every value can change it.
 */
export type QueryDependencies = Readonly<Record<string, readonly string[] | 'any'>>

export type WidgetKind = keyof WidgetProps

/** A widget to render. */
export interface SiteNode<K extends WidgetKind = WidgetKind> {
  readonly id: string
  /** JSON pointer of the node in the config. */
  readonly pointer: string
  readonly widget: K
  readonly slot: 'start' | 'center' | 'end' | undefined
  readonly props: WidgetProps[K]
  readonly nodes: readonly SiteNode[]
}

/** An entry of a bar. */
export interface SiteItem {
  readonly id: string
  readonly name: string
  readonly icon: NavigationItem['icon']
  readonly action: Action
  readonly page: string | undefined
  readonly gameType: string | undefined
  /** Rebate rate in percent, if the category has one. */
  readonly rebatePercent: number | undefined
  readonly badge: number | undefined
  readonly shows: 'label' | 'vipRank'
}

/** A game category. */
export interface SiteCategory {
  readonly id: string
  readonly name: string
  readonly icon: NavigationItem['icon']
  readonly route: string
  readonly rebatePercent: number | undefined
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

/** The menu of a centre. */
export interface SiteMenu {
  /** Whether this account may open the centre. */
  readonly allowed: boolean
  readonly default: string
  readonly items: readonly SiteMenuItem[]
}

/** Whether the site is open. `unknown` means no response or an unknown value: the site is closed and retries. */
export type SiteStatus =
  | { readonly status: 'open' }
  | { readonly status: 'maintenance' }
  | { readonly status: 'restricted'; readonly ip: string; readonly country: string }
  | { readonly status: 'unknown' }

export type VisitorKind = 'visitor' | 'player' | 'agent' | 'guest'

export interface Visitor {
  readonly kind: VisitorKind
  readonly accountType: number | undefined
  readonly member: MemberInfo | undefined
  /** In minor units. */
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
  /** The allowed values, in display order. A field without options is not a select. */
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
  /** The platform's patterns that are not executed, each with the reason. */
  readonly rejectedPatterns: readonly { readonly field: string; readonly fault: string }[]
}

/** A part of the site that is hidden, and the reason. */
export interface HiddenPart {
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
 * The parts of the site that depend on the facts, resolved from the config and the facts. Unchanged parts keep their
 * identity (`===`).
 */
export interface Site {
  readonly gate: SiteStatus
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
  readonly hidden: readonly HiddenPart[]
}
