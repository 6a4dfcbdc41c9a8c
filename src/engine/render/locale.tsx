import { createContext, use, type ReactNode } from 'react'
import { BusyLabel } from '../../ui/controls/button.tsx'
import { PictureOrigins } from '../../ui/media/picture.tsx'
import type { SiteConfig } from '../contract/site.ts'
import { applyNumberFormat } from '../rules/money/number-format.ts'
import { useEngine } from './engine.ts'
import type { Text } from '../rules/text.ts'
import { useStore } from './use-store.ts'

/**
 * Values that nearly every widget reads and that rarely change. They are passed by context rather than by subscription,
 * which is cheaper on a page of thousands of cards.
 */
export interface Locale {
  readonly text: Text
  /** The BCP 47 tag of the current language. */
  readonly tag: string
  /** The date format of the language; yyyy-MM-dd if `undefined`. */
  readonly dateFormat: string | undefined
  /** The brand's configuration, with the number separators of the language. */
  readonly config: SiteConfig
  /** Origin of the games' pictures; empty for the site's own origin. */
  readonly imageOrigin: string
}

const LocaleContext = createContext<Locale | undefined>(undefined)

export function LocaleProvider({ children }: { readonly children: ReactNode }): ReactNode {
  'use memo'
  const engine = useEngine()
  const { texts, site } = engine
  // Until the platform has declared its endpoints, this is the complete configuration.
  const config = useStore(site, () => engine.config)
  const { language, text } = useStore(texts, (state) => state)
  const origins = useStore(site, (state) => state.imageOrigins)
  const { tag = 'en', dateFormat } = config.languages.catalogue[language] ?? {}
  return (
    <LocaleContext value={{ text, tag, dateFormat, config: applyNumberFormat(config, language), imageOrigin: origins[0] ?? '' }}>
      <PictureOrigins value={origins}>
        <BusyLabel value={text('engine_working')}>{children}</BusyLabel>
      </PictureOrigins>
    </LocaleContext>
  )
}

/** Returns the brand's configuration with the number format of the language; unchanged outside of the provider. */
export function useLocalizedConfig(): SiteConfig {
  const { config } = useEngine()
  return use(LocaleContext)?.config ?? config
}

export function useLocale(): Locale {
  const locale = use(LocaleContext)
  if (locale === undefined) throw new Error('useLocale must be used inside LocaleProvider.')
  return locale
}
