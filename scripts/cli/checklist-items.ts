import { basename } from 'node:path'
import { type CompiledMerchant, parsePointer, findValueAt } from '../../src/engine/compile/index.ts'
import type { MerchantConfig } from '../../src/generated/config.ts'
import { genericPayoutMethod } from './neutral-brand.ts'

/**
 * A value that a brand still inherits from the merchant that it extends, that it lacks, or that only a demo may have.
 */
export interface ChecklistItem {
  /** The file to edit. */
  readonly file: string
  readonly text: string
}

type Brand = Pick<CompiledMerchant, 'id' | 'chain' | 'provenance' | 'assets'> & { readonly config: MerchantConfig }

interface Check {
  readonly file: string
  readonly text: string | ((brand: Brand) => string)
  readonly isOpen: (brand: Brand) => boolean
}

/** Creates a predicate that is true for a brand that inherits the value at a pointer. */
const isInherited =
  (pointer: string) =>
  ({ id, provenance }: Brand): boolean =>
    !provenance.listOrigins(pointer).some(({ merchant }) => merchant === id)

const isEmpty = (map: object): boolean => Object.keys(map).length === 0

const hasOwnAsset = ({ id, assets }: Brand, path: string): boolean => assets.get(path)?.file.includes(`/${id}/assets/`) ?? false

const listInheritedMarks = (brand: Brand): readonly string[] =>
  Object.values(brand.config.merchant.marks).flatMap((path) => (hasOwnAsset(brand, path) ? [] : basename(path)))

/** The decisions that are necessary before a brand is published. */
const checks: readonly Check[] = [
  { file: 'merchant.json', text: 'domains: no domain yet', isOpen: ({ config }) => config.merchant.domains.length === 0 },
  {
    file: 'merchant.json',
    text: 'currency: inherited; it cannot change once a server has served the brand',
    isOpen: isInherited('/merchant/currency/code'),
  },
  { file: 'merchant.json', text: 'timeZone: inherited; days and reports depend on it', isOpen: isInherited('/merchant/timeZone') },
  { file: 'languages.json', text: 'default: the first language is inherited', isOpen: isInherited('/languages/default') },
  {
    file: 'assets/brand/',
    text: (brand) => `inherited: ${listInheritedMarks(brand).join(', ')}`,
    isOpen: (brand) => listInheritedMarks(brand).length > 0,
  },
  { file: 'theme.json', text: 'the colours are inherited', isOpen: isInherited('/theme/dark/accent') },
  { file: 'pages/home.json', text: 'the banner of the home page is inherited', isOpen: (brand) => countOwnBanners(brand) === 0 },
  {
    file: 'settings.json',
    text: 'legal: licence, minimum age and help for problem gamblers are inherited',
    isOpen: isInherited('/settings/legal'),
  },
  { file: 'platform.json', text: 'countries.local: inherited', isOpen: isInherited('/platform/countries/local') },
  {
    file: 'platform.json',
    text: 'deposits.channels: no way to deposit',
    isOpen: ({ config }) => !Object.values(config.platform.deposits.channels).some(({ enabled }) => enabled),
  },
  {
    file: 'platform.json',
    text: 'withdrawals.channels: no bank or wallet for withdrawals',
    isOpen: ({ config }) => Object.keys(config.platform.withdrawals.channels).every((id) => id === genericPayoutMethod),
  },
  {
    file: 'platform.json',
    text: 'customerService: no way to contact customer service',
    isOpen: ({ config }) => isEmpty(config.platform.customerService),
  },
  {
    file: 'platform.json',
    text: 'registrationBonus: inherited',
    isOpen: isInherited('/platform/registrationBonus'),
  },
  {
    file: 'platform.json',
    text: 'accounts: demo accounts with public passwords',
    isOpen: ({ config }) => !isEmpty(config.platform.accounts),
  },
  { file: 'platform.json', text: 'wins: fictitious winners', isOpen: ({ config }) => !isEmpty(config.platform.wins ?? {}) },
  {
    file: 'content.json',
    text: 'announcements: some promotions and notices are inherited',
    isOpen: (brand) => Object.keys(brand.config.content.announcements).some((id) => isInherited(`/content/announcements/${id}`)(brand)),
  },
  {
    file: 'platform.json',
    text: 'bonuses, missions, activities or rewards are inherited, with their amounts',
    isOpen: (brand) =>
      rewardPointers.some((pointer) =>
        Object.keys(findValueAt(brand.config, parsePointer(pointer)) ?? {}).some((id) => isInherited(`${pointer}/${id}`)(brand)),
      ),
  },
  { file: 'content.json', text: 'help: every text of the help page is inherited', isOpen: isInherited('/content/help') },
]

const rewardPointers = [
  '/platform/deposits/bonuses',
  '/platform/missions',
  '/platform/activities',
  '/platform/points/rewards',
  '/platform/rewards',
]

const countOwnBanners = (brand: Brand): number =>
  [...brand.assets.keys()].filter((path) => path.startsWith('banners/') && hasOwnAsset(brand, path)).length

/** Returns the open decisions before a brand is published. */
export const listOpenItems = (brand: Brand): readonly ChecklistItem[] =>
  checks.filter(({ isOpen }) => isOpen(brand)).map(({ file, text }) => ({ file, text: typeof text === 'string' ? text : text(brand) }))

/** Formats the items, one per line. */
export function formatItems(items: readonly ChecklistItem[]): string {
  const width = Math.max(0, ...items.map(({ file }) => file.length))
  return items.map(({ file, text }) => `  ${file.padEnd(width)}  ${text}`).join('\n')
}
