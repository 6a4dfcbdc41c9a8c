import { wholeChecks } from '../../generated/check-config.js'
import { mergePart, partBefore } from './extend.ts'
import { keepsWhole } from './keeps-whole.ts'
import type { JsonObject } from './pointer.ts'
import type { SourceFile } from './source-file.ts'
import { validatePart, type CheckedPart } from './validate-part.ts'
import { withoutSettled } from './without-settled.ts'

/**
 * Checks one file, and with it the content that it makes of `start`, what its merchant goes on from: the rules of a whole are those of a part and
 * more. So what makes a good whole is a good part, and a part that leaves the whole as whole as it was is checked as a part alone. Where neither
 * can be said, it is checked as a part, and the whole is left to later.
 */
export function checkPart(source: SourceFile, start: JsonObject | undefined): CheckedPart {
  const before = partBefore(start, source)
  if (hasOwnCode(source) && keepsWhole(source.value, before)) {
    const part = validatePart(source)
    return part.value === source.value ? { ...part, whole: mergePart(before, part) } : part
  }
  if (!makesWhole(source)) return validatePart(source)
  const part: CheckedPart = { source, findings: [], value: source.value }
  const whole = mergePart(before, part)
  return wholeChecks[source.kind](before === undefined ? whole : withoutSettled(source.kind, whole, before))
    ? { ...part, whole }
    : validatePart(source)
}

/** Everything else comes from the extended merchant where a merchant.json does not say it; the code is nobody's but its own. */
const hasOwnCode = ({ kind, value }: SourceFile): boolean => kind !== 'merchant' || Object.hasOwn(value, 'code')

/** Whether nothing of a file is lost in the whole: what null takes away is, and what an editor reads. Texts are only ever checked as parts. */
const makesWhole = ({ kind, broken, nulls, value }: SourceFile): boolean =>
  kind !== 'messages' && kind !== 'merchant' && broken.length === 0 && !nulls && typeof (value['$schema'] ?? '') === 'string'
