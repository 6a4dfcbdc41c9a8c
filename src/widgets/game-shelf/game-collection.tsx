import type { ReactNode } from 'react'
import type { GameShelfProps } from '../../generated/config.ts'
import { useSite, type WidgetViewProps } from '../../engine/index.ts'
import { Row } from './row.tsx'
import {
  useFavouriteGames,
  useHotGames,
  useNamedGames,
  useOpenRooms,
  usePopularGames,
  useRecentDraws,
  useRecentGames,
} from './use-collection-games.ts'

/** Number of the player's own games if the brand sets none. */
const defaultCount = 24

/** A shelf of games, by the source of its games. The player's own are hidden from visitors. */
export function GameCollection({ props }: WidgetViewProps<'game-shelf'>): ReactNode {
  const { favourites, recent, rooms, drawn, hot, popular, named } = props.games
  const member = useSite(({ visitor }) => visitor.member !== undefined)
  if (hot) return <Hot {...props} hot={hot} />
  if (popular) return <Popular {...props} popular={popular} />
  if (named) return <Named {...props} named={named} />
  if (!member) return null
  if (favourites) return <Favourites {...props} />
  if (rooms) return <Rooms {...props} />
  if (drawn) return <Drawn {...props} />
  return recent ? <Recent {...props} /> : null
}

type Chosen = GameShelfProps['games']

const Hot = ({ hot, ...look }: GameShelfProps & { readonly hot: NonNullable<Chosen['hot']> }): ReactNode => (
  <Row {...look} query={useHotGames(hot)} waiting />
)

const Popular = ({ popular, ...look }: GameShelfProps & { readonly popular: NonNullable<Chosen['popular']> }): ReactNode => (
  <Row {...look} query={usePopularGames(popular, look.count)} waiting />
)

const Named = ({ named, ...look }: GameShelfProps & { readonly named: NonNullable<Chosen['named']> }): ReactNode => (
  <Row {...look} query={useNamedGames(named)} waiting />
)

const Favourites = (look: GameShelfProps): ReactNode => <Row {...look} query={useFavouriteGames(look.count ?? defaultCount)} />

const Recent = (look: GameShelfProps): ReactNode => <Row {...look} query={useRecentGames(look.count ?? defaultCount)} />

const Rooms = (look: GameShelfProps): ReactNode => <Row {...look} query={useOpenRooms()} />

const Drawn = (look: GameShelfProps): ReactNode => <Row {...look} query={useRecentDraws(look.count ?? defaultCount)} />
