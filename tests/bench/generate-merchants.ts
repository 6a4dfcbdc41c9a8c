import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/**
 * Writes a copy of `base` and `count` brands that extend it into `root`. Returns the ids of these brands. They have the
 * size of typical brands: both palettes, their own navigation and home page, texts in two languages, a cashback rate
 * and registration rules.
 */
export function generateMerchants(
  root: string,
  base: string,
  theme: { readonly dark: unknown; readonly light: unknown },
  count: number,
): string[] {
  cpSync(base, join(root, 'base'), { recursive: true })
  return Array.from({ length: count }, (_, number) => {
    const id = `brand-${String(number).padStart(4, '0')}`
    for (const [path, content] of Object.entries(createBrandFiles(number, theme))) writeJson(join(root, id, path), content)
    return id
  })
}

function writeJson(file: string, content: object): void {
  const schemaName = (['pages', 'messages'].find((folder) => basename(dirname(file)) === folder) ?? basename(file, '.json')).replace(
    'pages',
    'page',
  )
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify({ $schema: `../../schemas/parts/merchant/${schemaName}.json`, ...content }, null, 2)}\n`)
}

const words = ['Golden', 'River', 'Harbour', 'Lantern', 'Jade', 'Summit', 'Orchid', 'Silver', 'Phoenix', 'Monsoon']
const getWord = (number: number): string => words[number % words.length] ?? 'Golden'

function createBrandFiles(number: number, { dark, light }: { readonly dark: unknown; readonly light: unknown }): Record<string, object> {
  const slides = [0, 1, 2].map(
    (slide) =>
      [
        `slide${slide}`,
        {
          image: 'brand/mark.svg',
          title: `banner_${slide}_title`,
          text: `banner_${slide}_text`,
          label: 'banner_label',
          order: slide * 10,
          action: { overlay: 'login' },
        },
      ] as const,
  )
  return {
    'merchant.json': {
      extends: 'base',
      name: `${getWord(number)} ${number}`,
      code: `BRAND${number}`,
      domains: [`brand${number}.example`, `www.brand${number}.example`],
      timeZone: 'Asia/Manila',
    },
    'theme.json': {
      default: number % 2 === 0 ? 'dark' : 'light',
      dark,
      light,
      type: { size: 15 + (number % 3), headingWeight: 600 + (number % 3) * 100 },
      shape: { control: number % 20, card: number % 24, panel: number % 30 },
      treatment: { button: number % 2 === 0 ? 'solid' : 'outline', depth: 'soft' },
    },
    'navigation.json': {
      header: Object.fromEntries(
        words.map((name, index) => [
          `own${index}`,
          {
            name: `nav_${index}`,
            enName: name,
            action: { route: 'index' },
            order: 100 + index,
            ...(index % 3 === 0 ? { when: { flag: 'MANPLAYREB3' } } : {}),
          },
        ]),
      ),
    },
    'pages/home.json': {
      nodes: {
        ownHero: { widget: 'banner', order: 1, props: { variant: 'hero', autoplaySeconds: 8, slides: Object.fromEntries(slides) } },
        ownGames: {
          widget: 'section',
          order: 20,
          props: { title: 'home_title', arrangement: 'stack' },
          nodes: {
            grid: { widget: 'game-grid', order: 10, props: { category: 'RNG', variant: 'tiles', pageSize: 24 } },
            steps: { widget: 'steps', order: 20, when: { loggedIn: false }, props: { variant: 'cards' } },
          },
        },
      },
    },
    'games.json': { rebateRates: { RNG: { percent: 0.5 + (number % 10) / 10 } } },
    'platform.json': {
      registrationBonus: String(number % 100),
      registerRules: { username: { enabled: true, required: true, minLength: 4, maxLength: 12 } },
    },
    'messages/EN.json': createMessages(number, 'Play the games you like, with the people you like, whenever you like.'),
    'messages/TY.json': createMessages(number, 'Chơi những trò chơi bạn thích, cùng những người bạn thích, bất cứ khi nào bạn muốn.'),
  }
}

/** Keys of the texts of base that each brand overrides. */
const overriddenKeys = [
  'in_home',
  'in_lott_game',
  'in_elott_game',
  'in_vnlott_game',
  'in_live_game',
  'in_rng_game',
  'in_fish_game',
  'in_pvp_game',
  'in_sports_game',
  'in_esports_game',
  'in_promotions',
  'in_bonus',
  'in_vip',
  'in_download',
  'in_deposit',
  'in_withdraw',
  'in_about_terms',
  'in_about_privacy',
  'in_about_company',
  'in_about_contact',
]

const createMessages = (number: number, sentence: string): Record<string, string> => ({
  ...Object.fromEntries(words.map((name, index) => [`nav_${index}`, `${name} ${number}`])),
  ...Object.fromEntries(
    [0, 1, 2].flatMap((slide) => [
      [`banner_${slide}_title`, `${getWord(slide + number)} ${number}`],
      [`banner_${slide}_text`, sentence],
    ]),
  ),
  banner_label: `${getWord(number)}!`,
  home_title: `${getWord(number)} ${sentence}`,
  ...Object.fromEntries(overriddenKeys.map((name, index) => [name, `${sentence} ${index}`])),
})
