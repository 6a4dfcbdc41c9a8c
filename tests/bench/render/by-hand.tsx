import { useLayoutEffect, useState, type CSSProperties, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import frameStyles from '../../../src/engine/render/style.module.css'
import type { Game, GameMenu } from '../../../src/generated/api.ts'
import { GameArt } from '../../../src/ui/media/game-art.tsx'
import { SectionHeading } from '../../../src/ui/controls/section-heading.tsx'
import { chooseColumnCount } from '../../../src/features/games/layouts/games-layout.ts'
import cardStyles from '../../../src/features/games/layouts/game-card.module.css'
import gridStyles from '../../../src/features/games/layouts/layouts.module.css'
import sectionStyles from '../../../src/features/games/layouts/game-section.module.css'
import '../../../src/ui/base.css'
import { createMenus, createPermission, readBoot, measure, measureHiding } from './bench-page.ts'

const { config, messages } = readBoot()
const loading = config.settings.lazyImages
const text = (key: string): string => messages[key] ?? key

function Card({ game, icon, eager }: { readonly game: Game; readonly icon: 'slots'; readonly eager: boolean }): ReactNode {
  return (
    <button type="button" className={cardStyles['card']} onClick={() => alert(game.gameName)}>
      <GameArt
        name={game.gameName}
        small={game.showIcon.replace('{size}', 's')}
        large={game.showIcon.replace('{size}', 'l')}
        sizes="(max-width: 639px) 33vw, (max-width: 1023px) 20vw, 190px"
        shape="tall"
        icon={icon}
        loading={loading}
        eager={eager}
        playLabel={text('games_login_to_play')}
        locked
        hotLabel={game.isHot ? text('games_hot') : undefined}
        newLabel={game.isNew ? text('games_new') : undefined}
        closedText={game.maintenance ? text('games_maintenance') : undefined}
      />
      <span className={cardStyles['caption']}>
        <span className={cardStyles['name']}>{game.gameName}</span>
      </span>
    </button>
  )
}

function Games({ menu, isFirst }: { readonly menu: GameMenu; readonly isFirst: boolean }): ReactNode {
  'use memo'
  const title = text(config.games.categories[menu.gameCategory]?.name ?? '')
  const columns = {
    '--phone': 3,
    '--narrow': chooseColumnCount(menu.cards.length, [4, 3]),
    '--tablet': chooseColumnCount(menu.cards.length, [4, 5]),
    '--middle': chooseColumnCount(menu.cards.length, [6, 5, 4]),
    '--widest': chooseColumnCount(menu.cards.length, [8, 7, 6]),
  } as CSSProperties
  return (
    <section className="wrap" aria-busy={false}>
      <SectionHeading title={title} level={isFirst ? 1 : 2} />
      <div className={sectionStyles['body']}>
        <ul aria-label={title} className={`${gridStyles['games']} ${gridStyles['tiles']}`} style={columns}>
          {menu.cards.map((game, i) => (
            <li key={game.gameId} className={gridStyles['item']}>
              <Card game={game} icon="slots" eager={isFirst && i < 6} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

let updateFlags: (flags: Readonly<Record<string, boolean>>) => void = () => undefined

function Page({
  gameMenus,
  initialFlags,
}: {
  readonly gameMenus: readonly GameMenu[]
  readonly initialFlags: Readonly<Record<string, boolean>>
}): ReactNode {
  'use memo'
  const [flags, setFlags] = useState(initialFlags)
  useLayoutEffect(() => {
    updateFlags = setFlags
  }, [])
  const hiddenCategories = Object.entries(config.games.categories).flatMap(([id, category]) =>
    category.when?.flag !== undefined && !flags[category.when.flag] ? [id] : [],
  )
  return (
    <div className={frameStyles['page']}>
      <a className={frameStyles['skip']} href="#main">
        {text('engine_skip')}
      </a>
      <div className={frameStyles['body']}>
        <main id="main" className={frameStyles['main']} tabIndex={-1}>
          {gameMenus.flatMap((menu, i) =>
            hiddenCategories.includes(menu.gameCategory) ? [] : [<Games key={menu.gameCategory} menu={menu} isFirst={i === 0} />],
          )}
        </main>
      </div>
    </div>
  )
}

const createFlags = (isFlagEnabled: boolean): Readonly<Record<string, boolean>> =>
  Object.fromEntries(createPermission(isFlagEnabled).info.whitelabel.map(({ modId, enabled }) => [modId, enabled === '1']))
const root = createRoot(document.getElementById('root') as HTMLElement)

window.bench = {
  render: async (cards) => {
    const gameMenus = createMenus(Object.keys(config.games.categories), cards)
    return measure(() => flushSync(() => root.render(<Page gameMenus={gameMenus} initialFlags={createFlags(true)} />)))
  },
  hide: async () => measureHiding((on) => flushSync(() => updateFlags(createFlags(on)))),
  getMarkup: () => document.getElementById('main')?.innerHTML ?? '',
}
