import type { Action } from '../../../generated/config.ts'
import type { NeedsSpec } from '../../../generated/needs.ts'
import { explainUnavailableAction, explainMissingOverlay, explainMissingRoute, explainUnsupported, type LimitPass } from './limit-pass.ts'

type JsonObject = Readonly<Record<string, unknown>>
type LimitedValue = { readonly value: unknown } | string

/** Returns the supported part of a value; the reason if the whole value must be removed. */
export function limitValue(pass: LimitPass, spec: NeedsSpec, value: unknown, pointer: string): LimitedValue {
  const reason = explainRemoval(pass, spec, value)
  if (reason !== undefined) return reason
  if (Array.isArray(value)) return spec.items === undefined ? { value } : limitList(pass, spec.items, value, pointer)
  return typeof value === 'object' && value !== null ? limitObject(pass, spec, value as JsonObject, pointer) : { value }
}

/** Returns why a value must be removed regardless of its parts; `undefined` if it is kept. */
function explainRemoval(pass: LimitPass, spec: NeedsSpec, value: unknown): string | undefined {
  const names = spec.needs === undefined || Array.isArray(spec.needs) ? spec.needs : (spec.needs as JsonObject)[String(value)]
  const reason = explainUnsupported(pass, (names ?? []) as readonly string[])
  if (reason !== undefined) return reason
  if (spec.action) return explainUnavailableAction(pass, value as Action)
  if (spec.reference === 'route') return explainMissingRoute(pass, String(value))
  return spec.reference === 'overlay' ? explainMissingOverlay(pass, String(value)) : undefined
}

function limitList(pass: LimitPass, items: NeedsSpec, list: readonly unknown[], pointer: string): LimitedValue {
  let reason = ''
  const remaining = list.flatMap((item, index) => {
    const itemPointer = `${pointer}/${String(index)}`
    const limited = limitValue(pass, items, item, itemPointer)
    if (typeof limited !== 'string') return [limited.value]
    reason = limited
    pass.removed.push({ pointer: itemPointer, condition: undefined, reason })
    return []
  })
  return remaining.length === 0 && list.length > 0 ? reason : { value: remaining }
}

function limitObject(pass: LimitPass, spec: NeedsSpec, object: JsonObject, pointer: string): LimitedValue {
  const remaining: Record<string, unknown> = {}
  let reason = ''
  for (const [key, value] of Object.entries(object)) {
    const propertySpec = spec.properties?.[key] ?? spec.items
    const limited = propertySpec === undefined ? { value } : limitValue(pass, propertySpec, value, `${pointer}/${key}`)
    if (typeof limited !== 'string') remaining[key] = limited.value
    else if (propertySpec?.required === true || spec.requiresAll === true) return limited
    else {
      reason = limited
      pass.removed.push({ pointer: `${pointer}/${key}`, condition: undefined, reason })
    }
  }
  return spec.items !== undefined && reason !== '' && Object.keys(remaining).length === 0 ? reason : { value: remaining }
}
