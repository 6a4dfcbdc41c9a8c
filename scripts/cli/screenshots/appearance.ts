import { parsePointer } from '../../../src/engine/compile/index.ts'
import { listEnabledLanguages } from '../../../src/engine/resolve/languages.ts'
import type { MerchantConfig } from '../../../src/generated/config.ts'
import type { Impact } from '../diff/impact.ts'

export type ThemeName = 'dark' | 'light'

/** Language and themes in which the pages of a merchant are rendered. */
export interface Appearance {
  readonly language: string
  readonly themes: readonly [ThemeName, ...ThemeName[]]
}

/** The values of `--language` and `--theme`. */
export interface AppearanceOptions {
  readonly language: string | undefined
  readonly theme: 'default' | ThemeName | 'both'
}

/**
 * Chooses the language and the themes: those of the options, otherwise the merchant's defaults. A language that the
 * merchant has not enabled is ignored. If a change affects only the texts of another language, or only the colours of
 * the other theme, that one is chosen instead of the default, in which the change would be invisible.
 */
export function chooseAppearance(impact: Impact, config: MerchantConfig, options: AppearanceOptions): Appearance {
  return { language: chooseLanguage(impact, config, options.language), themes: chooseThemes(impact, config, options.theme) }
}

function chooseLanguage(impact: Impact, { languages }: MerchantConfig, requested: string | undefined): string {
  const enabledLanguages = new Set(listEnabledLanguages(languages).map(([code]) => code))
  if (requested !== undefined && enabledLanguages.has(requested)) return requested
  const changedLanguages = [
    ...impact.changes.map(({ pointer }) => findLanguage(pointer)),
    ...impact.fallbackTexts.map(({ language }) => language),
  ]
  const isTextOnly =
    impact.assets.length === 0 &&
    changedLanguages.length > 0 &&
    !changedLanguages.includes(undefined) &&
    !changedLanguages.includes(languages.default)
  return (isTextOnly ? changedLanguages.find((code) => code !== undefined && enabledLanguages.has(code)) : undefined) ?? languages.default
}

/** Returns the language of a text by its pointer; `undefined` for any other value. */
function findLanguage(pointer: string): string | undefined {
  const steps = parsePointer(pointer)
  const parent = steps[0] === 'messages' ? 0 : steps.lastIndexOf('texts')
  return parent < 0 ? undefined : steps[parent + 1]
}

function chooseThemes(impact: Impact, { theme }: MerchantConfig, requested: AppearanceOptions['theme']): Appearance['themes'] {
  if (requested === 'both') return ['dark', 'light']
  if (requested !== 'default') return [requested]
  // A brand that follows the device is light on most devices.
  const defaultTheme = theme.default === 'system' ? 'light' : theme.default
  const otherTheme = defaultTheme === 'dark' ? 'light' : 'dark'
  return [affectsOnly(impact, `/theme/${otherTheme}/`) ? otherTheme : defaultTheme]
}

/** Whether there are changes, and all of them are below a pointer. */
const affectsOnly = ({ changes, assets, fallbackTexts }: Impact, prefix: string): boolean =>
  changes.length > 0 && assets.length + fallbackTexts.length === 0 && changes.every(({ pointer }) => pointer.startsWith(prefix))
