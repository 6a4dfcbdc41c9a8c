import { describeNonStandard } from '../explain/explain-unresolved-reference.ts'
import type { Finding } from '../explain/diagnose.ts'
import { getOmittedPointer, type CheckedFile } from '../validate/validate-file.ts'
import { collectReferences, formatPointer } from './collect-references.ts'
import { standards } from './standards/standard-names.ts'

/**
 * Finds unknown names (countries, currencies …) in lists that later checks skip because another entry is invalid, so
 * that all invalid entries of a list are reported at once.
 */
export function checkOmittedLists({ source, findings }: CheckedFile): readonly Finding[] {
  const lists = findings.flatMap(({ pointer }) => {
    const omittedPointer = getOmittedPointer(source.value, pointer)
    return omittedPointer === pointer ? [] : [`${omittedPointer}/`]
  })
  if (lists.length === 0) return []
  const unknownNameFindings: Finding[] = []
  collectReferences(source.kind, source.value, {
    reference(kind, name, path, at) {
      const [standard, pointer] = [standards[kind], formatPointer(path)]
      if (standard === undefined || standard.has(name) || !lists.some((list) => pointer.startsWith(list))) return
      if (findings.some((finding) => finding.pointer === pointer)) return
      unknownNameFindings.push({ ...describeNonStandard(standard, name), pointer, at })
    },
  })
  return unknownNameFindings
}
