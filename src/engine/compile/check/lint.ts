import type { Draft, LocatedFinding } from '../draft.ts'
import { hasUnreadTexts } from './message-texts.ts'
import { lintAges } from './lints/lint-ages.ts'
import { lintBounds } from './lints/lint-bounds.ts'
import { lintConditions } from './lints/lint-conditions.ts'
import { lintContentHtml } from './lints/lint-content-html.ts'
import { lintContentLanguages } from './lints/lint-content-languages.ts'
import { lintCoverage } from './lints/lint-coverage.ts'
import { lintContrast } from './lints/lint-contrast.ts'
import { lintFonts } from './lints/lint-fonts.ts'
import { lintGlyphs } from './lints/lint-glyphs.ts'
import { lintIdleOrder } from './lints/lint-idle-order.ts'
import { lintLanguages } from './lints/lint-languages.ts'
import { lintLegal } from './lints/lint-legal.ts'
import { lintPatterns } from './lints/lint-patterns.ts'
import { lintPlurals } from './lints/lint-plurals.ts'
import { lintProgramTexts } from './lints/lint-program-texts.ts'
import { lintPromises } from './lints/lint-promises.ts'
import { lintRelations } from './lints/lint-relations.ts'
import { lintRemovals } from './lints/lint-removals.ts'
import { lintRoutes } from './lints/lint-routes.ts'
import { lintSchemaLinks } from './lints/lint-schema-links.ts'
import { lintSecrets } from './lints/lint-secrets.ts'
import { lintSeed } from './lints/lint-seed.ts'
import { lintSlots } from './lints/lint-slots.ts'
import { lintTexts } from './lints/lint-texts.ts'
import { lintTranslations } from './lints/lint-translations.ts'
import { lintUnique } from './lints/lint-unique.ts'
import { lintUnreadTexts } from './lints/lint-unread-texts.ts'
import { lintUnused } from './lints/lint-unused.ts'

/**
 * What the schemas allow and what still would not do. A warning about a file of another merchant has been given with
 * that one.
 */
export function lint(draft: Draft): readonly LocatedFinding[] {
  const found = [...lints, ...(hasUnreadTexts(draft) ? [] : textLints)].flatMap((check) => check(draft))
  return [...found, ...lintPromises(draft, found)].filter(
    ({ source, finding }) => finding.severity !== 'warning' || draft.sources.includes(source),
  )
}

const lints = [
  lintContrast,
  lintFonts,
  lintAges,
  lintLegal,
  lintRoutes,
  lintBounds,
  lintRelations,
  lintUnique,
  lintSeed,
  lintSlots,
  lintPatterns,
  lintSecrets,
  lintSchemaLinks,
  lintConditions,
  lintContentHtml,
] as const

/** What compares texts, and says nothing where some could not be read. */
const textLints = [lintLanguages, lintGlyphs, lintTexts, lintProgramTexts, lintPlurals, lintTranslations, lintCoverage] as const

/**
 * What has no effect, in merchants that are good otherwise: a mistake elsewhere leaves much without effect. `told` has
 * been said already.
 */
export function lintIdle(draft: Draft, told: readonly LocatedFinding[]): readonly LocatedFinding[] {
  return told.every(({ finding }) => finding.severity === 'warning')
    ? [
        ...lintRemovals(draft),
        ...lintUnreadTexts(draft, told),
        ...lintUnused(draft),
        ...lintContentLanguages(draft),
        ...lintIdleOrder(draft),
      ]
    : []
}
