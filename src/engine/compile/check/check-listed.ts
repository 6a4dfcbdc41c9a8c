import { describeNonStandard } from '../explain/explain-dangling.ts'
import type { Finding } from '../explain/diagnose.ts'
import { omittedAt, type CheckedPart } from '../validate/validate-part.ts'
import { collectReferences, pointerOf } from './collect-references.ts'
import { standards } from './standards/standard-names.ts'

/**
 * Names that the world does not know in lists that are left out because another entry of them is wrong: they are told
 * with that one, and not after it.
 */
export function checkListed({ source, findings }: CheckedPart): readonly Finding[] {
  const lists = findings.flatMap(({ pointer }) => {
    const left = omittedAt(source.value, pointer)
    return left === pointer ? [] : [`${left}/`]
  })
  if (lists.length === 0) return []
  const found: Finding[] = []
  collectReferences(source.kind, source.value, {
    reference(kind, name, path, at) {
      const [standard, pointer] = [standards[kind], pointerOf(path)]
      if (standard === undefined || standard.has(name) || !lists.some((list) => pointer.startsWith(list))) return
      if (findings.some((one) => one.pointer === pointer)) return
      found.push({ ...describeNonStandard(standard, name), pointer, at })
    },
  })
  return found
}
