import { createContext, use, type ReactNode } from 'react'
import { WorkingWords } from '../../ui/controls/button.tsx'
import { PictureOrigins } from '../../ui/media/picture.tsx'
import { useEngine } from './engine.ts'
import type { Text } from '../rules/text.ts'
import { useStore } from './use-store.ts'

/**
 * What nearly every widget reads and what hardly ever changes. It is handed down, not subscribed to: a page of
 * thousands of cards reads it for nothing.
 */
export interface Shown {
  readonly text: Text
  /** The BCP 47 tag of the language that is shown. */
  readonly tag: string
  /** Where the games' pictures come from; empty for the site's own host. */
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
  if (shown === undefined) throw new Error('This must be rendered inside the engine.')
  return shown
}
