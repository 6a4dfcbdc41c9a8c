import type { Compiled } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { genericPayoutMethod } from './neutral-brand.ts'

/** Something that a brand still has from the merchant that it extends, or lacks. */
export interface ChecklistItem {
  /** The file that decides it. */
  readonly file: string
  readonly text: string
}

type Brand = Pick<Compiled, 'id' | 'chain' | 'provenance' | 'assets'> & { readonly config: MerchantConfig }

interface Check extends ChecklistItem {
  readonly isOpen: (brand: Brand) => boolean
}

/** Whether the brand itself says nothing at this place. */
const inherits =
  (pointer: string) =>
  ({ id, provenance }: Brand): boolean =>
    !provenance.originsOf(pointer).some(({ merchant }) => merchant === id)

const isEmpty = (map: object): boolean => Object.keys(map).length === 0

const ownsAsset = ({ id, assets }: Brand, path: string): boolean => assets.get(path)?.file.includes(`/${id}/assets/`) ?? false

/** What an operator decides before a brand is published, in the order in which the guide goes through it. */
const checks: readonly Check[] = [
  { file: 'merchant.json', text: 'domains: no domain yet', isOpen: ({ config }) => config.merchant.domains.length === 0 },
  {
    file: 'merchant.json',
    text: 'currency: inherited; it cannot change once a server has started the brand',
    isOpen: inherits('/merchant/currency/code'),
  },
  { file: 'merchant.json', text: 'timeZone: inherited; days and reports begin by it', isOpen: inherits('/merchant/timeZone') },
  { file: 'languages.json', text: 'default: the first language is inherited', isOpen: inherits('/languages/default') },
  {
    file: 'assets/brand/',
    text: 'the marks are inherited',
    isOpen: (brand) => !Object.values(brand.config.merchant.marks).every((path) => ownsAsset(brand, path)),
  },
  { file: 'theme.json', text: 'the colours are inherited', isOpen: inherits('/theme/dark/accent') },
  { file: 'pages/home.json', text: 'the banner of the home page is inherited', isOpen: (brand) => ownBannersOf(brand) === 0 },
  {
    file: 'settings.json',
    text: 'legal: the licence, the age and the help for gamblers are inherited',
    isOpen: inherits('/settings/legal'),
  },
  { file: 'platform.json', text: 'countries.local: inherited', isOpen: inherits('/platform/countries/local') },
  {
    file: 'platform.json',
    text: 'deposits.channels: there is no way to pay in',
    isOpen: ({ config }) => !Object.values(config.platform.deposits.channels).some(({ enabled }) => enabled),
  },
  {
    file: 'platform.json',
    text: 'withdrawals.places: no bank or wallet is named that players are paid to',
    isOpen: ({ config }) => Object.keys(config.platform.withdrawals.places).every((id) => id === genericPayoutMethod),
  },
  {
    file: 'platform.json',
    text: 'customerService: players cannot reach anybody',
    isOpen: ({ config }) => isEmpty(config.platform.customerService),
  },
  {
    file: 'platform.json',
    text: 'registrationBonus: inherited',
    isOpen: inherits('/platform/registrationBonus'),
  },
  {
    file: 'platform.json',
    text: 'accounts: demo accounts whose password is known',
    isOpen: ({ config }) => !isEmpty(config.platform.accounts),
  },
  { file: 'platform.json', text: 'wins: invented winners', isOpen: ({ config }) => !isEmpty(config.platform.wins ?? {}) },
  {
    file: 'content.json',
    text: 'announcements: some promotions and notices are inherited',
    isOpen: (brand) => Object.keys(brand.config.content.announcements).some((entry) => inherits(`/content/announcements/${entry}`)(brand)),
  },
  {
    file: 'platform.json',
    text: 'bonuses, missions, activities or rewards are inherited, with their amounts',
    isOpen: (brand) =>
      gifts.some((pointer) => Object.keys(at(brand.config, pointer)).some((entry) => inherits(`${pointer}/${entry}`)(brand))),
  },
  { file: 'content.json', text: 'help: every text of the help page is inherited', isOpen: inherits('/content/help') },
]

const gifts = ['/platform/deposits/bonuses', '/platform/missions', '/platform/activities', '/platform/points/rewards', '/platform/rewards']

/** The map at a pointer into a configuration. */
const at = (config: object, pointer: string): object =>
  pointer
    .split('/')
    .slice(1)
    .reduce<object>((map, step) => (map as Record<string, object>)[step] ?? {}, config)

const ownBannersOf = (brand: Brand): number =>
  [...brand.assets.keys()].filter((path) => path.startsWith('banners/') && ownsAsset(brand, path)).length

/** What is left to decide before a brand is published. */
export const openItems = (brand: Brand): readonly ChecklistItem[] =>
  checks.filter(({ isOpen }) => isOpen(brand)).map(({ file, text }) => ({ file, text }))

/** The items as lines, one each. */
export function formatItems(items: readonly ChecklistItem[]): string {
  const width = Math.max(0, ...items.map(({ file }) => file.length))
  return items.map(({ file, text }) => `  ${file.padEnd(width)}  ${text}`).join('\n')
}
