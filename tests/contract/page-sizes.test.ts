import { describe, expect, it } from 'vitest'
import gameApi from '../../schemas/api/game.json' with { type: 'json' }
import settings from '../../schemas/merchant/settings.json' with { type: 'json' }
import gameList from '../../schemas/widgets/game-list.json' with { type: 'json' }
import gameSearch from '../../schemas/widgets/game-search.json' with { type: 'json' }
import gameShelf from '../../schemas/widgets/game-shelf.json' with { type: 'json' }

describe('the configurable numbers of games', () => {
  const { pageSizes, counts } = settings.properties
  const { list, popular, vnNumeros } = gameApi.endpoints

  it.each([
    ['game.list', list.query.properties.pageSize, [pageSizes.properties.headerGamesFirst, gameList.properties.pageSize]],
    ['game.list', list.query.properties.pageSize, [pageSizes.properties.homeGames, pageSizes.properties.other]],
    ['game.list', list.query.properties.pageSize, [gameSearch.properties.pageSize, gameShelf.properties.games.properties.named]],
    ['game.popular', popular.query.properties.count, [counts.properties.popularLottery, gameShelf.properties.count]],
    ['game.vnNumeros', vnNumeros.query.properties.count, [counts.properties.vnNumeros]],
  ])('do not exceed the limit of %s', (_, { maximum }, configurable) => {
    for (const rule of configurable) expect('maxItems' in rule ? rule.maxItems : rule.maximum).toBeLessThanOrEqual(maximum)
  })
})
