import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt } from '../../read/pointer.ts'
import { findAges, canContainAge } from '../find-ages.ts'

/** Reports ages in the config and in texts that contradict each other. */
export const rule = defineRule({
  codes: {
    'ages-disagree': {
      severity: 'error',
      about:
        'Two places state different ages: the consent of the registration form, the minimum age that its birthday field accepts, the age shown on every page, or a text.',
      remedy: 'Use one age in "consentAge", "birthdayAge" and "legal.minimumAge", and {age} in texts that support it.',
    },
  },
  check: lintAges,
})

function lintAges(draft: Draft): readonly LocatedFinding[] {
  const ages = getAges(draft)
  return [...compareAges(draft, ages), ...lintMessages(draft, ages), ...lintContent(draft, ages)]
}

interface Ages {
  readonly consent: unknown
  readonly birthday: unknown
  readonly minimum: unknown
  readonly hasBirthdayField: boolean
  /** The ages that a text may name. */
  readonly allowedAges: readonly unknown[]
}

function getAges({ config }: Draft): Ages {
  const consent = findValueAt(config, ['registration', 'consentAge'])
  const birthday = findValueAt(config, ['registration', 'birthdayAge'])
  const minimum = findValueAt(config, ['settings', 'legal', 'minimumAge'])
  const hasBirthdayField = findValueAt(config, ['platform', 'registerRules', 'birthday', 'enabled']) === true
  return { consent, birthday, minimum, hasBirthdayField, allowedAges: [consent, minimum] }
}

const consentPointer = '/registration/consentAge'
const birthdayPointer = '/registration/birthdayAge'
const minimumPointer = '/settings/legal/minimumAge'
const birthdayRulePointer = '/platform/registerRules/birthday/enabled'

/**
 * Compares the ages of the config. The age that visitors confirm must equal the age on every page, and the age that a
 * birthday must prove if the form asks for a birthday. If the form does not ask for it, the birthday age may be higher
 * but not lower.
 */
function compareAges(draft: Draft, { consent, birthday, minimum, hasBirthdayField }: Ages): LocatedFinding[] {
  const { config, parent } = draft
  if (['registration', 'settings', 'platform'].every((part) => config[part] === parent?.[part])) return []
  if ([consentPointer, birthdayPointer, minimumPointer].some((pointer) => draft.omitted.includes(pointer))) return []
  if (typeof consent === 'number' && typeof minimum === 'number' && consent !== minimum) {
    const pointer = pickLastWritten(draft, consentPointer, minimumPointer)
    const message = `The form asks visitors to confirm that they are ${consent} ("consentAge"), but pages show ${minimum}+ ("legal.minimumAge").`
    return [
      createContradictionFinding(
        draft,
        pointer,
        message,
        Math.max(consent, minimum),
        pointer === consentPointer ? [consent, 'legal.minimumAge'] : [minimum, 'consentAge'],
      ),
    ]
  }
  if (typeof consent === 'number' && typeof birthday === 'number' && birthday < consent) {
    const message = `The form accepts birthdays from age ${birthday} ("birthdayAge"), but visitors confirm that they are ${consent} ("consentAge").`
    const pointer = pickLastWritten(draft, birthdayPointer, consentPointer)
    return [
      createContradictionFinding(
        draft,
        pointer,
        message,
        consent,
        pointer === consentPointer ? [consent, 'birthdayAge'] : [birthday, 'consentAge'],
      ),
    ]
  }
  if (hasBirthdayField && typeof consent === 'number' && typeof birthday === 'number' && birthday !== consent) {
    const pointer = pickLastWritten(draft, birthdayPointer, consentPointer, birthdayRulePointer)
    const message = `The form accepts birthdays from age ${birthday} ("birthdayAge"), but visitors confirm that they are ${consent} ("consentAge").`
    return [
      locate(draft, pointer, {
        code: 'ages-disagree',
        at: 'value',
        message,
        remedy: `Use one age in "birthdayAge", "consentAge" and "minimumAge".`,
      }),
    ]
  }
  return []
}

/**
 * Creates the finding for two ages that contradict each other. The higher age is the safe one: it is the suggestion for
 * the lower age; for the higher age, the remedy is to raise the other.
 */
const createContradictionFinding = (
  draft: Draft,
  pointer: string,
  message: string,
  safeAge: number,
  [actualAge, otherProperty]: readonly [number, string],
): LocatedFinding =>
  locate(draft, pointer, {
    code: 'ages-disagree',
    at: 'value',
    message,
    ...(actualAge === safeAge ? {} : { suggestion: String(safeAge) }),
    remedy:
      actualAge === safeAge
        ? `Write ${safeAge} in "${otherProperty}" too.`
        : `Write ${safeAge}, or lower "${otherProperty}" where the law allows that.`,
  })

/** Returns the first age in a text that the config does not allow; `undefined` if there is none. */
function findUnknownAge(text: unknown, { allowedAges }: Ages): string | undefined {
  const age = typeof text === 'string' && canContainAge(text) ? findAges(text).find((age) => !allowedAges.includes(age)) : undefined
  return age === undefined ? undefined : String(age)
}

function lintMessages(draft: Draft, ages: Ages): LocatedFinding[] {
  return draft.sources.flatMap((source) => {
    if (!source.mayMentionAge) return []
    const findings: LocatedFinding[] = []
    for (const key in source.value) {
      const unknownAge = findUnknownAge(source.value[key], ages)
      if (unknownAge !== undefined)
        findings.push({ source, finding: { ...createUnknownAgeFinding(unknownAge, ages), pointer: `/${escapePointerToken(key)}` } })
    }
    return findings
  })
}

/** Reports ages that the texts of announcements and help topics name and the config does not allow. */
function lintContent(draft: Draft, ages: Ages): LocatedFinding[] {
  const { config, parent } = draft
  if (config['content'] === parent?.['content']) return []
  return ['announcements', 'help'].flatMap((section) => {
    const [entries, before] = [findValueAt(config, ['content', section]), findValueAt(parent, ['content', section])]
    return Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
      if (entry === findValueAt(before, [id])) return []
      return listLeaves(findValueAt(entry, ['texts']), `/content/${section}/${escapePointerToken(id)}/texts`).flatMap(([pointer, text]) => {
        const unknownAge = findUnknownAge(text, ages)
        return unknownAge === undefined ? [] : [locate(draft, pointer, createUnknownAgeFinding(unknownAge, ages))]
      })
    })
  })
}

const listLeaves = (value: unknown, pointer: string): [pointer: string, text: unknown][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, child]) => listLeaves(child, `${pointer}/${escapePointerToken(key)}`))
    : [[pointer, value]]

const createUnknownAgeFinding = (unknownAge: string, { consent }: Ages) => ({
  code: 'ages-disagree' as const,
  severity: 'warning' as const,
  at: 'value' as const,
  message: `The text names the age ${unknownAge}, but this brand requires ${String(consent)}.`,
  found: unknownAge,
  expected: String(consent),
  suggestion: String(consent),
  remedy: `Write ${String(consent)}, or {age} in a text that supports it.`,
})
