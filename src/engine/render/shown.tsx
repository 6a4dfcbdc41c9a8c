import { createContext, use, type ReactNode } from 'react'
import { WorkingWords } from '../../ui/controls/button.tsx'
import { PictureOrigins } from '../../ui/media/picture.tsx'
import { useEngine } from './engine.ts'
import type { Text } from '../rules/text.ts'
import { useStore } from './use-store.ts'

/**
 * Values that nearly every widget reads and that rarely change. They are passed by context rather than by subscription,
 * which is cheaper on a page of thousands of cards.
 */
export interface Shown {
  readonly text: Text
  /** The BCP 47 tag of the current language. */
  readonly tag: string
  /** Origin of the games' pictures; empty for the site's own origin. */
  readonly imageOrigin: string
}

const ShownContext = createContext<Shown | undefined>(undefined)

export function ShownProvider({ children }: { readonly children: ReactNode }): ReactNode {
  'use memo'
  const { texts, site, config } = useEngine()
  const { language, text } = useStore(texts, (state) => state)
  const origins = useStore(site, (state) => state.imageOrigins)
  const tag = config.languages.catalogue[language]?.tag ?? 'en'
  return (
    <ShownContext value={{ text, tag, imageOrigin: origins[0] ?? '' }}>
      <PictureOrigins value={origins}>
        <WorkingWords value={text('engine_working')}>{children}</WorkingWords>
      </PictureOrigins>
    </ShownContext>
  )
}

export function useShown(): Shown {
  const shown = use(ShownContext)
  if (shown === undefined) throw new Error('useShown must be used inside ShownProvider.')
  return shown
}
