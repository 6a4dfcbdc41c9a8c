import { locate, type Draft, type LocatedFinding } from './draft.ts'
import { hasText, lastResort, rootTexts } from './message-texts.ts'
import { enabledLanguages } from './targets.ts'

/**
 * Languages that a merchant turns on and that lack texts of the program: players read the last resort there. Warnings. The merchant that all
 * extend is told of by the texts that its languages have and have not among each other.
 */
export function lintCoverage(draft: Draft): readonly LocatedFinding[] {
  const { config, parent, texts } = draft
  if (parent === undefined || config['languages'] === parent['languages']) return []
  const before = enabledLanguages(parent)
  const fresh = enabledLanguages(config).filter((code) => code !== lastResort && !before.includes(code) && texts.languages.includes(code))
  const keys = Object.keys(rootTexts(draft)).filter((key) => key !== '$schema')
  return fresh.flatMap((code) => {
    const count = keys.filter(hasText(draft, code)).length
    return count === keys.length ? [] : [report(draft, code, count, keys.length)]
  })
}

const report = (draft: Draft, code: string, count: number, all: number): LocatedFinding =>
  locate(draft, `/languages/catalogue/${code}/enabled`, {
    code: 'language-incomplete',
    severity: 'warning',
    at: 'value',
    message: `The language "${code}" is enabled and has ${count} of ${all} texts (${Math.floor((100 * count) / all)} %): the others are shown in ${lastResort}.`,
    found: code,
    remedy: `Translate them: livery texts ${draft.id} ${code} --missing lists them.`,
  })
