import { defineRule } from '../define-rule.ts'
import { latest, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { nearestName } from '../../explain/nearest-name.ts'
import { escapeStep, isObject, stepsOf, valueAt } from '../../read/pointer.ts'
import { genericFamilies } from '../../theme-css.ts'

/** Families that devices come with: they need no file, and not every device has them. */
const deviceFamilies = [
  'Arial',
  'Courier New',
  'Georgia',
  'Helvetica',
  'Helvetica Neue',
  'Palatino',
  'Roboto',
  'Segoe UI',
  'Tahoma',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
]

/** A family by name, and the places of the theme that name it. */
type Named = ReadonlyMap<string, readonly string[]>

/**
 * Families that the type asks for and no face or device has, and faces whose family the type does not ask for.
 * Warnings.
 */
export const rule = defineRule({
  codes: {
    'unmatched-family': {
      severity: 'warning',
      about: 'A font family of the theme names a font that no file of the brand provides, or a file provides a font that no family names.',
      remedy: 'Use the same name in "fonts" and in the family.',
    },
  },
  check: lintFonts,
})

function lintFonts(draft: Draft): readonly LocatedFinding[] {
  const theme = draft.config['theme']
  if (theme === draft.parent?.['theme'] || draft.left.some((left) => left.startsWith('/theme/type') || left.startsWith('/theme/faces')))
    return []
  const asked = named(['body', 'display', 'figures'].map((role) => [`/theme/type/${role}`, valueAt(theme, ['type', role])]))
  const faces = valueAt(theme, ['faces'])
  const had = named(
    Object.entries(isObject(faces) ? faces : {}).map(([id, face]) => [`/theme/faces/${escapeStep(id)}/family`, valueAt(face, ['family'])]),
  )
  const without = [...asked].filter(([family]) => !had.has(family) && !genericFamilies.has(family) && !deviceFamilies.includes(family))
  const idle = new Map([...had].filter(([family]) => !asked.has(family)))
  const reports = without.map(([family, places]) => reportMissing(draft, family, places, had, idle))
  return [...reports, ...[...idle].flatMap(([family, places]) => reportIdle(draft, family, places, asked))]
}

function named(places: readonly (readonly [pointer: string, family: unknown])[]): Named {
  const found = new Map<string, string[]>()
  for (const [pointer, family] of places) if (typeof family === 'string') found.set(family, [...(found.get(family) ?? []), pointer])
  return found
}

/**
 * A face that nobody asks for and that looks like it is the same slip: it is told once, where fewer places name it.
 * Takes such a face out of `idle`.
 */
function reportMissing(
  draft: Draft,
  family: string,
  places: readonly string[],
  had: Named,
  idle: Map<string, readonly string[]>,
): LocatedFinding {
  const near = nearestName(family, idle.keys())
  const faces = near === undefined ? undefined : idle.get(near)
  if (near !== undefined) idle.delete(near)
  const [first = '', ...others] = places
  if (near !== undefined && faces !== undefined && (faces.length < places.length || hasFileOf(draft, faces, family, near)))
    return report(draft, faces[0] ?? '', near, `No type asks for the family "${near}", and "${family}" has no face.`, family)
  const suggestion = near ?? nearestName(family, [...had.keys(), ...genericFamilies, ...deviceFamilies])
  return report(
    draft,
    latest(draft, first, ...others),
    family,
    `No face has the family "${family}": pages would be shown in another.`,
    suggestion,
  )
}

/** Whether the files of faces are called after a family, and not after the one that they are said to have. */
const hasFileOf = (draft: Draft, faces: readonly string[], family: string, said: string): boolean =>
  lettersOf(family) !== lettersOf(said) &&
  faces.every((pointer) => {
    const asset = valueAt(draft.config, [...stepsOf(pointer).slice(0, -1), 'asset'])
    return typeof asset === 'string' && lettersOf(asset).includes(lettersOf(family))
  })

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** A face of the merchant's own that nothing is set in; what it has from another is that one's matter. */
function reportIdle(draft: Draft, family: string, places: readonly string[], asked: Named): LocatedFinding[] {
  const [own] = places.filter((pointer) => draft.sources.some((source) => source === draft.provenance.nearest(pointer)?.source))
  if (own === undefined) return []
  return [
    report(
      draft,
      own,
      family,
      `No type asks for the family "${family}": its files would never be used.`,
      nearestName(family, asked.keys()),
    ),
  ]
}

const report = (draft: Draft, pointer: string, found: string, message: string, suggestion: string | undefined): LocatedFinding =>
  locate(draft, pointer, {
    code: 'unmatched-family',
    at: 'value',
    message,
    found,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy:
      suggestion === undefined
        ? 'Let "type" and "faces" name the same family, or name one that devices have, such as system-ui.'
        : `Write "${suggestion}".`,
  })
