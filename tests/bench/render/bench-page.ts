import type { Game, GameMenu, Permission } from '../../../src/generated/api.ts'
import type { Boot } from '../../../src/engine/index.ts'

/**
 * The operations of a benchmark page: `render` renders a number of cards, `hide` then hides a category several times,
 * and `getMarkup` returns the HTML of the main element. `render` resolves to its duration, and `hide` to its median
 * duration, in milliseconds.
 */
export interface Bench {
  render(cards: number): Promise<number>
  hide(): Promise<number>
  getMarkup(): string
}

declare global {
  interface Window {
    bench: Bench
  }
}

/** Flag that shows the last category. */
export const categoryFlag = 'MANPLAYREB3'
const vendorCount = 4

export function readBoot(): Boot {
  return JSON.parse(document.getElementById('livery-boot')?.textContent ?? '') as Boot
}

/**
 * Creates the menus of the last categories, with `cardCount` games in total, and at least 12 in each category if
 * `cardCount` is at least 24. The last category is always included, because `hide` hides it.
 */
export function createMenus(allCategories: readonly string[], cardCount: number): readonly GameMenu[] {
  const categories = allCategories.slice(-Math.min(allCategories.length, Math.max(2, Math.floor(cardCount / 12))))
  return categories.map((gameCategory, index) => {
    const count = Math.floor(cardCount / categories.length) + (index < cardCount % categories.length ? 1 : 0)
    return {
      title: gameCategory,
      gameCategory,
      vendors: Array.from({ length: vendorCount }, (_, v) => ({ vassalage: `V${v}`, name: `Vendor ${v}` })),
      cards: Array.from({ length: count }, (_, i) => createGame(gameCategory, i)),
    }
  })
}

const createGame = (gameType: string, i: number): Game => ({
  gameId: `${gameType}-${i}`,
  vassalage: `V${i % vendorCount}`,
  gameName: `Game ${gameType} ${i}`,
  showIcon: `/art/${gameType}-${i}-{size}.webp`,
  gameType,
  isHot: i % 7 === 0,
  isNew: i % 11 === 0,
})

export function createPermission(isFlagEnabled: boolean): Permission {
  return {
    status: 0,
    info: {
      whitelabel: [{ modId: categoryFlag, enabled: isFlagEnabled ? '1' : '0' }],
      registerRules: [],
      resources: [],
      customerService: [],
      imageCDNs: [],
      launchGameCDNs: [],
      publicKey: { kid: 'k', alg: 'ECDH-ES+A256KW', jwk: {} },
    },
    location: { ip: '192.0.2.1', country: 'VN' },
    maintenance: false,
    regionRestriction: false,
  }
}

/**
 * Collects garbage, then runs `work` and forces a layout. Returns the duration of the work and the layout in
 * milliseconds.
 */
export function measure(work: () => void): number {
  ;(globalThis as { gc?: () => void }).gc?.()
  const start = performance.now()
  work()
  document.body.getBoundingClientRect()
  return performance.now() - start
}

const hideRounds = 7

/** Hides and shows a category several times. Returns the median duration of hiding it in milliseconds. */
export function measureHiding(setCategoryShown: (on: boolean) => void): number {
  const durations = Array.from({ length: hideRounds }, () => {
    const time = measure(() => setCategoryShown(false))
    setCategoryShown(true)
    document.body.getBoundingClientRect()
    return time
  })
  return durations.toSorted((a, b) => a - b)[Math.floor(hideRounds / 2)] ?? NaN
}
