import type { Boot } from '../../../src/engine/contract/site.ts'
import type { Category, MerchantConfig, Node } from '../../../src/generated/config.ts'
import { categoryFlag } from './bench-page.ts'

/**
 * Returns the boot data of a brand with an additional page that has a game grid for each category. The last category is
 * shown only if the flag `categoryFlag` is enabled.
 */
export function createBenchBoot(config: MerchantConfig): Boot {
  const { platform: _seed, content: _content, messages, ...site } = config
  const categories = Object.fromEntries(
    Object.entries(config.games.categories).map(([id, category], index, entries): [string, Category] => [
      id,
      {
        ...category,
        enabled: true,
        order: index,
        when: index === entries.length - 1 ? { flag: categoryFlag } : { not: { loggedIn: true } },
      },
    ]),
  )
  const nodes = Object.fromEntries(
    Object.entries(categories).map(([id, { name }], order): [string, Node] => [
      id,
      { widget: 'game-grid', order, when: { category: id }, props: { category: id, title: name, pageSize: 100_000 } },
    ]),
  )
  return {
    merchant: 'base',
    config: {
      ...site,
      games: { ...config.games, categories, esportsVendors: [] },
      routes: {
        ...config.routes,
        routes: { ...config.routes.routes, engine: { path: '/through-engine', page: 'bench', layout: 'bench' } },
      },
      layouts: { ...config.layouts, layouts: { ...config.layouts.layouts, bench: {} } },
      pages: { ...config.pages, bench: { title: 'in_home', description: 'in_home', nodes } },
    },
    language: 'EN',
    messages: messages['EN'] as Readonly<Record<string, string>>,
    messageFiles: {},
    assets: {},
    version: '1',
  }
}
