import type { ReactNode } from 'react'
import type { Game } from '../../generated/api.ts'
import { useEngine, useText } from '../../engine/index.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { useGameName } from './use-play.ts'
import { useFavourites } from './use-favourites.ts'

/**
 * Toggles a favourite; `aria-pressed` is its state. Renders nothing if the API does not support favourites, or for a
 * game without an id from the platform.
 */
export function FavouriteButton({ game, className }: { readonly game: Game; readonly className: string | undefined }): ReactNode {
  const { supports } = useEngine()
  const { has, toggle } = useFavourites()
  const text = useText()
  const name = useGameName()(game)
  if (game.gameId === undefined || !supports('game.favour')) return null
  const isFavourite = has(game)
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isFavourite}
      aria-label={text('favourite_of', { name })}
      title={text(isFavourite ? 'favourite_remove' : 'favourite_add')}
      onClick={() => toggle(game)}
    >
      <Icon name="heart" size={18} />
    </button>
  )
}
