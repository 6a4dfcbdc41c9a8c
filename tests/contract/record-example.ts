import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { type EndpointExample, examplesFolder, readExamples } from '../../server/http/document/read-examples.ts'
import { isObject } from '../../src/engine/compile/index.ts'
import type { EndpointName } from '../../src/generated/endpoints.ts'

/** Whether the tests record the examples of the OpenAPI document: `RECORD_EXAMPLES=1`. */
export const isRecording = process.env['RECORD_EXAMPLES'] === '1'

const maxItems = 2
const maxEntries = 4
/** Length above which a text is shortened, and the length to which it is shortened. */
const [maxTextLength, shortenedLength] = [400, 120]
/** A PNG image of one pixel. */
const onePixelPng = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
/** Matches an image in Base64, and captures the prefix of a data URL if it has one. */
const imagePattern = /^(data:image\/[a-z]+;base64,)?(?:iVBOR|UklGR|\/9j\/)[A-Za-z\d+/=]{90,}$/
/** Matches tokens, encrypted values and coordinates of elliptic-curve keys. */
const tokenPattern = /^[A-Za-z\d_.-]{43,}$/

const recordedExamples = new Map<EndpointName, EndpointExample>()

/** Records an input and the response value of an endpoint as its example, if recording is enabled. */
export function recordExample(name: EndpointName, input: unknown, value: unknown): void {
  if (isRecording) recordedExamples.set(name, { ...(input !== undefined && { input: shorten(input) }), value: shorten(value) })
}

/** Writes the recorded examples, a file for each port. Examples of other endpoints are kept. */
export async function writeExamples(): Promise<void> {
  mkdirSync(examplesFolder, { recursive: true })
  const allExamples = { ...readExamples(), ...Object.fromEntries(recordedExamples) }
  for (const port of new Set([...recordedExamples.keys()].map(getPortName))) {
    const examples = Object.entries(allExamples)
      .filter(([name]) => getPortName(name) === port)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    const file = join(examplesFolder, `${port}.json`)
    const text = JSON.stringify(Object.fromEntries(examples))
    writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }))
  }
}

const getPortName = (name: string): string => name.split('.')[0] ?? ''

/** Shortens lists, maps and texts, and replaces images and tokens. */
function shorten(value: unknown): unknown {
  if (typeof value === 'string') return shortenText(value)
  if (Array.isArray(value)) return value.slice(0, maxItems).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  return Object.fromEntries((isMapOfObjects(value) ? entries.slice(0, maxEntries) : entries).map(([name, entry]) => [name, shorten(entry)]))
}

/**
 * Whether all entries are objects with the same properties, as in a map by id, unlike in an object with declared
 * properties.
 */
function isMapOfObjects(value: object): boolean {
  const entries: unknown[] = Object.values(value)
  const shapes = new Set(entries.map((entry) => (isObject(entry) ? Object.keys(entry).toSorted().join(' ') : undefined)))
  return shapes.size === 1 && !shapes.has(undefined)
}

function shortenText(text: string): string {
  const [, prefix = ''] = imagePattern.exec(text) ?? []
  if (imagePattern.test(text)) return prefix + onePixelPng
  if (tokenPattern.test(text)) return 'ExampleToken'.repeat(text.length).slice(0, text.length)
  return text.length > maxTextLength ? `${text.slice(0, shortenedLength)}…` : text
}
