import { isDeepStrictEqual } from 'node:util'
import { checkPlatformChange, type Finding, isObject, findValueAt } from '../../src/engine/compile/index.ts'
import { hasUnstorableText } from '../modules/api-context/index.ts'
import {
  type BrandContext,
  defineBrandCommand,
  type AdminCommands,
  AdminApiError,
  type PlatformValues,
  defineValueCommand,
} from '../modules/commands/index.ts'
import { platformValues } from '../modules/compose-modules.ts'
import { type Json, nestValue, createMergePatch, setValueAt } from './json-values.ts'

/** Commands that read and change a brand's values in the database, which `platform.json` seeds. */
export const valueCommands: AdminCommands = {
  values: defineBrandCommand({
    permission: 'settings.read',
    title: 'Values',
    usage: 'get <brand> [<path>]',
    help: 'Shows the values of platform.json that can be changed by their path: bonuses, wallet, analytics, vendors, downloads, customer service, deposit and withdrawal channels, and texts of points rewards and referrals.',
    rows: { parameter: 'path' },
    parameters: { path: 'text?' },
    run: async (context, { path }) => {
      if (path === undefined) return listValues(context)
      const { current, rest } = await resolvePath(context, path)
      const value = findValueAt(current, rest)
      if (value === undefined) throw new AdminApiError(`"${path}" is not set.`)
      return isObject(value) ? value : { [path]: value }
    },
  }),

  'set-value': defineValueCommand({
    permission: 'settings.write',
    title: 'Change value',
    usage: 'set <brand> <path> <value>',
    help: 'Changes a value of platform.json, or a part of one, by its path. For example, set the path wallet.bonusDays to the value 30, or vendors.DS88.order to 5. The value null removes it.',
    sensitive: true,
    parameters: { path: 'text', value: 'json' },
    exposure: async (context, { path, value }) => {
      const { values, current, next } = await parseValueChange(context, path, value)
      return values.exposure?.(context, next, current) ?? 0n
    },
    audit: async (_site, { path = '' }, context) => {
      const { current, rest } = await resolvePath(context, path)
      return { subject: { path }, value: findValueAt(current, rest) ?? null }
    },
    run: async (context, { path, value }) => {
      const { values, id, current, rest, next } = await parseValueChange(context, path, value)
      const [before, after] = [findValueAt(current, rest) ?? null, findValueAt(next, rest) ?? null]
      if (!isDeepStrictEqual(before, after)) await values.write(context, id, next)
      return { path, before, after }
    },
  }),
}

async function listValues(context: BrandContext): Promise<object> {
  const valuesByPath: Record<string, unknown> = {}
  for (const [pattern, values] of Object.entries(platformValues))
    for (const [id, value] of Object.entries(await values.read(context))) valuesByPath[pattern.replace('*', id)] = value
  return valuesByPath
}

interface ResolvedValue {
  readonly values: PlatformValues
  /** Keys from the root of the file to the value. */
  readonly steps: readonly string[]
  /** Key that matches the "*" of the pattern; empty if the pattern has none. */
  readonly id: string
  /** The brand's current value; `undefined` if it is not set. */
  readonly current: unknown
  /** Keys from the value to the part of it that the path names. */
  readonly rest: readonly string[]
}

/** @throws AdminApiError if no pattern of `platformValues` matches the beginning of the path */
async function resolvePath(context: BrandContext, path: string): Promise<ResolvedValue> {
  const steps = path.split('.')
  for (const [pattern, values] of Object.entries(platformValues)) {
    const keys = pattern.split('.')
    if (steps.length < keys.length || !keys.every((key, index) => key === '*' || key === steps[index])) continue
    const id = keys.includes('*') ? (steps[keys.indexOf('*')] ?? '') : ''
    const current = Object.entries(await values.read(context)).find(([key]) => key === id)?.[1]
    return { values, steps: steps.slice(0, keys.length), id, current, rest: steps.slice(keys.length) }
  }
  const paths = Object.keys(platformValues).map((pattern) => pattern.replace('*', '<id>'))
  throw new AdminApiError(`"${path}" cannot be set here. Settable paths: ${paths.join(', ')}, and the values below them.`)
}

/**
 * Parses the operator's input as JSON or else as a plain string, and validates the changed value against the schema and
 * the relations of `platform.json`, together with the brand's other values.
 * @throws AdminApiError if the path cannot be set, the input has a character that cannot be stored, or no
 * interpretation of the input is valid
 */
async function parseValueChange(context: BrandContext, path: string, input: string): Promise<ResolvedValue & { readonly next: unknown }> {
  const resolved = await resolvePath(context, path)
  const { steps, current, rest } = resolved
  const fileValue = findValueAt(context.brand.config.platform, steps)
  const findings: Finding[] = []
  for (const value of parseCandidates(input)) {
    const next = setValueAt(current, rest, value)
    const change = nestValue(steps, createMergePatch(next, fileValue))
    const [finding] = checkPlatformChange(context.brand, isObject(change) ? change : {})
    if (!finding) return { ...resolved, next }
    findings.push(finding)
  }
  // If one of two interpretations has the wrong type, the finding of the other one is reported.
  const reportedFinding = findings.find(({ code }) => code !== 'wrong-type') ?? findings[0]
  throw new AdminApiError(reportedFinding ? describeFinding(reportedFinding) : 'The value cannot be set.')
}

const describeFinding = ({ pointer, message, remedy = '' }: Finding): string =>
  `${pointer.slice(1).replaceAll('/', '.')}: ${message} ${remedy}`.trim()

/**
 * Lists the interpretations of an input: its JSON value, followed by the text itself if the value is a number or a
 * boolean; only the text if it is not JSON.
 * @throws AdminApiError if the JSON value has a character that cannot be stored
 */
function parseCandidates(text: string): readonly Json[] {
  try {
    const value = JSON.parse(text) as Json
    if (hasUnstorableText(value)) throw new AdminApiError('The value has a character that cannot be stored: NUL or an unpaired surrogate.')
    return typeof value === 'number' || typeof value === 'boolean' ? [value, text] : [value]
  } catch (error) {
    if (error instanceof AdminApiError) throw error
    return [text]
  }
}
