import { defineRule } from '../define-rule.ts'
import { pickLastWritten, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { escapePointerToken, isObject, parsePointer, findValueAt } from '../../read/pointer.ts'
import { genericFamilies } from '../../theme-css.ts'

/** Families that are installed on many devices, though not on all, and need no file. */
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

/** Pointers in the theme that name a family, by family. */
type PointersByFamily = ReadonlyMap<string, readonly string[]>

/**
 * Reports families in `type` that no face or device provides, and faces whose family `type` does not name. The findings
 * are warnings.
 */
export const rule = defineRule({
  codes: {
    'unmatched-family': {
      severity: 'warning',
      about: 'A font family of the theme names a font that no file of the brand provides, or a file provides a font that no family names.',
      remedy: 'Use the same name in "type" and in the "family" of the face.',
    },
  },
  check: lintFonts,
})

function lintFonts(draft: Draft): readonly LocatedFinding[] {
  const theme = draft.config['theme']
  if (
    theme === draft.parent?.['theme'] ||
    draft.omitted.some((pointer) => pointer.startsWith('/theme/type') || pointer.startsWith('/theme/faces'))
  )
    return []
  const referencedFamilies = groupByFamily(
    ['body', 'display', 'figures'].map((role) => [`/theme/type/${role}`, findValueAt(theme, ['type', role])]),
  )
  const faces = findValueAt(theme, ['faces'])
  const providedFamilies = groupByFamily(
    Object.entries(isObject(faces) ? faces : {}).map(([id, face]) => [
      `/theme/faces/${escapePointerToken(id)}/family`,
      findValueAt(face, ['family']),
    ]),
  )
  const missingFamilies = [...referencedFamilies].filter(
    ([family]) => !providedFamilies.has(family) && !genericFamilies.has(family) && !deviceFamilies.includes(family),
  )
  const unusedFamilies = new Map([...providedFamilies].filter(([family]) => !referencedFamilies.has(family)))
  const reports = missingFamilies.map(([family, pointers]) => reportMissing(draft, family, pointers, providedFamilies, unusedFamilies))
  return [...reports, ...[...unusedFamilies].flatMap(([family, pointers]) => reportUnused(draft, family, pointers, referencedFamilies))]
}

function groupByFamily(entries: readonly (readonly [pointer: string, family: unknown])[]): PointersByFamily {
  const pointersByFamily = new Map<string, string[]>()
  for (const [pointer, family] of entries)
    if (typeof family === 'string') pointersByFamily.set(family, [...(pointersByFamily.get(family) ?? []), pointer])
  return pointersByFamily
}

/**
 * Reports a missing family. An unused face with a similar name is treated as the same typing error: it is removed from
 * `unusedFamilies`, and the error is reported once: at the face if its name is used less often or its files are named
 * after the missing family, otherwise at the missing family.
 */
function reportMissing(
  draft: Draft,
  family: string,
  pointers: readonly string[],
  providedFamilies: PointersByFamily,
  unusedFamilies: Map<string, readonly string[]>,
): LocatedFinding {
  const similarFamily = findNearestName(family, unusedFamilies.keys())
  const facePointers = similarFamily === undefined ? undefined : unusedFamilies.get(similarFamily)
  if (similarFamily !== undefined) unusedFamilies.delete(similarFamily)
  const [first = '', ...others] = pointers
  if (
    similarFamily !== undefined &&
    facePointers !== undefined &&
    (facePointers.length < pointers.length || areFilesNamedAfter(draft, facePointers, family, similarFamily))
  )
    return report(
      draft,
      facePointers[0] ?? '',
      similarFamily,
      `"type" does not use the family "${similarFamily}", and "${family}" has no face.`,
      family,
    )
  const suggestion = similarFamily ?? findNearestName(family, [...providedFamilies.keys(), ...genericFamilies, ...deviceFamilies])
  return report(
    draft,
    pickLastWritten(draft, first, ...others),
    family,
    `No face has the family "${family}": pages are shown in another font.`,
    suggestion,
  )
}

/**
 * Whether all files of faces are named after `family`, which differs from `declaredFamily` in letters or digits. A file
 * whose name contains both is named after the longer one.
 */
function areFilesNamedAfter(draft: Draft, faces: readonly string[], family: string, declaredFamily: string): boolean {
  const [name, declaredName] = [normalizeFontName(family), normalizeFontName(declaredFamily)]
  if (name === declaredName) return false
  return faces.every((pointer) => {
    const asset = findValueAt(draft.config, [...parsePointer(pointer).slice(0, -1), 'asset'])
    if (typeof asset !== 'string') return false
    const assetName = normalizeFontName(asset)
    return assetName.includes(name) && !(declaredName.includes(name) && assetName.includes(declaredName))
  })
}

const normalizeFontName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/**
 * Reports the merchant's own face whose family `type` does not name. An inherited face is reported when the merchant
 * that declares it is compiled.
 */
function reportUnused(draft: Draft, family: string, pointers: readonly string[], referencedFamilies: PointersByFamily): LocatedFinding[] {
  const [ownPointer] = pointers.filter((pointer) =>
    draft.sources.some((source) => source === draft.provenance.findNearestLocation(pointer)?.source),
  )
  if (ownPointer === undefined) return []
  return [
    report(
      draft,
      ownPointer,
      family,
      `"type" does not use the family "${family}": its files are never used.`,
      findNearestName(family, referencedFamilies.keys()),
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
        ? 'Use the same family in "type" and "faces", or one that devices have, such as system-ui.'
        : `Write "${suggestion}".`,
  })
