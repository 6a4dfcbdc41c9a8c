import type { ReactNode } from 'react'
import type { GameShelfProps } from '../../generated/config.ts'
import { useSite, type WidgetViewProps } from '../../engine/index.ts'
import { Row } from './row.tsx'
import {
  useFavouriteGames,
  useHotGames,
  useListedGames,
  useOpenRooms,
  usePopularGames,
  useRecentLotteries,
  useRecentGames,
} from './use-shelf-games.ts'

/** Maximum number of favourites, recent games and recent lotteries if the widget sets no `count`. */
const defaultCount = 24

/** A shelf of games from one source. Visitors see no favourites, recent games, open rooms or recent lotteries. */
export function GameShelf({ props }: WidgetViewProps<'game-shelf'>): ReactNode {
  const { favourites, recent, rooms: openRooms, drawn: recentLotteries, hot, popular, named } = props.games
  const isMember = useSite(({ visitor }) => visitor.member !== undefined)
  if (hot) return <Hot {...props} hot={hot} />
  if (popular) return <Popular {...props} popular={popular} />
  if (named) return <Named {...props} named={named} />
  if (!isMember) return null
  if (favourites) return <Favourites {...props} />
  if (openRooms) return <OpenRooms {...props} />
  if (recentLotteries) return <RecentLotteries {...props} />
  return recent ? <Recent {...props} /> : null
}

type GameSources = GameShelfProps['games']

const Hot = ({ hot, ...shelf }: GameShelfProps & { readonly hot: NonNullable<GameSources['hot']> }): ReactNode => (
  <Row {...shelf} query={useHotGames(hot)} reserveSpace />
)

const Popular = ({ popular, ...shelf }: GameShelfProps & { readonly popular: NonNullable<GameSources['popular']> }): ReactNode => (
  <Row {...shelf} query={usePopularGames(popular, shelf.count)} reserveSpace />
)

const Named = ({ named, ...shelf }: GameShelfProps & { readonly named: NonNullable<GameSources['named']> }): ReactNode => (
  <Row {...shelf} query={useListedGames(named)} reserveSpace />
)

const Favourites = (shelf: GameShelfProps): ReactNode => <Row {...shelf} query={useFavouriteGames(shelf.count ?? defaultCount)} />

const Recent = (shelf: GameShelfProps): ReactNode => <Row {...shelf} query={useRecentGames(shelf.count ?? defaultCount)} />

const OpenRooms = (shelf: GameShelfProps): ReactNode => <Row {...shelf} query={useOpenRooms()} />

const RecentLotteries = (shelf: GameShelfProps): ReactNode => <Row {...shelf} query={useRecentLotteries(shelf.count ?? defaultCount)} />
