import type { ResponseFault } from '../contract/port.ts'
import { type Engine, isInspectorEnabled } from './engine.ts'

/** Maximum number of faults reported per response. */
const maxReported = 20

const effectTexts: Readonly<Record<ResponseFault['effect'], string>> = {
  rejected: 'The response is rejected.',
  item: 'The item is dropped.',
  property: 'The property is left out.',
  fallback: 'Its fallback is used.',
}

/**
 * Reports the invalid parts of a response to the inspector and the listeners of `livery:problem`, and in development to
 * the console. Only in development, the text contains the invalid values, which may be private.
 */
export function reportResponseFaults(engine: Engine, operation: string, faults: readonly ResponseFault[]): void {
  const isInDevelopment = isDevelopment(engine)
  const messages = faults.slice(0, maxReported).map((fault) => describeFault(operation, fault, isInDevelopment))
  const omittedCount = faults.length - messages.length
  for (const message of omittedCount > 0 ? [...messages, `${operation}: ${String(omittedCount)} more invalid values.`] : messages) {
    engine.reports.add({ kind: 'response', message })
    if (isInDevelopment) console.error(`Invalid response: ${message}`)
  }
}

/** Whether the page is open in development: inspected, or served from a loopback host. */
const isDevelopment = (engine: Engine): boolean =>
  isInspectorEnabled(engine) || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(engine.window.location.hostname)

function describeFault(operation: string, { pointer, expected, found, value, effect }: ResponseFault, showsValue: boolean): string {
  const valueText = showsValue && value !== null && typeof value !== 'object' ? JSON.stringify(value) : undefined
  const foundText = valueText === undefined ? found : `${found} ${valueText.length > 60 ? `${valueText.slice(0, 60)}…` : valueText}`
  return `${operation}${pointer === '' ? '' : ` ${pointer}`}: expected ${expected}; found ${foundText}. ${effectTexts[effect]}`
}
