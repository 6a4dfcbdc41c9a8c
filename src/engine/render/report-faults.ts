import type { AnswerFault } from '../contract/port.ts'
import { type Engine, isInspected } from './engine.ts'

/** Maximum number of faults of one response that are named. */
const maxNamed = 20

const effects: Readonly<Record<AnswerFault['effect'], string>> = {
  rejected: 'The response is rejected.',
  item: 'The item is dropped.',
  property: 'The property is left out.',
  fallback: 'Its fallback is used.',
}

/**
 * Names the invalid parts of a response for the inspector and the listeners of `livery:problem`, and in development in
 * the console. Only in development, what was found is part of the text: it may be private.
 */
export function reportFaults(engine: Engine, call: string, faults: readonly AnswerFault[]): void {
  const development = isDevelopment(engine)
  const named = faults.slice(0, maxNamed).map((fault) => describeFault(call, fault, development))
  const more = faults.length - named.length
  for (const message of more > 0 ? [...named, `${call}: ${String(more)} more invalid values.`] : named) {
    engine.reports.add({ kind: 'answer', message })
    if (development) console.error(`Invalid response: ${message}`)
  }
}

/** Whether the page is a developer's: inspected, or on this machine. */
const isDevelopment = (engine: Engine): boolean =>
  isInspected(engine) || /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(engine.window.location.hostname)

function describeFault(call: string, { pointer, expected, found, value, effect }: AnswerFault, showValue: boolean): string {
  const text = showValue && value !== null && typeof value !== 'object' ? JSON.stringify(value) : undefined
  const shown = text === undefined ? found : `${found} ${text.length > 60 ? `${text.slice(0, 60)}…` : text}`
  return `${call}${pointer === '' ? '' : ` ${pointer}`}: expected ${expected}; found ${shown}. ${effects[effect]}`
}
