import type { Diagnostic, Span } from '../contract/diagnostic.ts'
import { collectReferences, formatPointer } from './check/collect-references.ts'
import { targets } from './check/targets.ts'
import type { CompiledMerchant } from './compile-merchant.ts'
import { listContents } from './contents.ts'
import { findNearestName } from './explain/nearest-name.ts'
import type { JsonObject } from './read/pointer.ts'

/** A vendor that a platform offers: its code, its categories and the ids of its games. */
export interface OfferedVendor {
  readonly vendor: string
  readonly categories: readonly string[]
  readonly games: readonly string[]
}

type OfferedNames = Readonly<Record<'vendor' | 'game', ReadonlySet<string>>>
type CheckedMerchant = Pick<CompiledMerchant, 'config' | 'provenance' | 'diagnostics'>

/**
 * Reports vendors and games that a merchant names but the platform does not offer, and vendors in `esportsVendors`
 * without sports games. The findings are warnings: the brand is served without these vendors and games, and another
 * platform may offer them.
 */
export function checkVendorAvailability(
  { config, provenance, diagnostics }: CheckedMerchant,
  vendors: readonly OfferedVendor[],
): readonly Diagnostic[] {
  if (!config) return []
  const offered: OfferedNames = {
    vendor: new Set(vendors.map(({ vendor }) => vendor)),
    game: new Set(vendors.flatMap(({ games }) => games)),
  }
  const nonSportsVendors = new Set(vendors.filter(({ categories }) => !categories.includes('SPORTS')).map(({ vendor }) => vendor))
  const foundDiagnostics: Diagnostic[] = []
  const addDiagnostic = (pointerInConfig: string, diagnostic: UnlocatedDiagnostic): void => {
    const origin = provenance.listOrigins(pointerInConfig).at(-1)
    if (!origin) return
    const { merchant: _, value: __, ...location } = origin
    if (!diagnostics.some((existing) => existing.file === location.file && existing.pointer === location.pointer))
      foundDiagnostics.push({ ...diagnostic, ...location })
  }
  for (const { kind: content, value, pointer } of listContents(config as unknown as JsonObject, undefined))
    collectReferences(content, value, {
      reference(kind, name, path) {
        const referencePointer = pointer + formatPointer(path)
        if (!isOfferedKind(kind)) return
        if (kind === 'vendor' && referencePointer.startsWith('/games/esportsVendors/') && nonSportsVendors.has(name))
          addDiagnostic(referencePointer, createNotSportsDiagnostic(name))
        else if (!offered[kind].has(name) && isDeclaration(kind, name, referencePointer))
          addDiagnostic(referencePointer, createNotOfferedDiagnostic(kind, name, offered[kind]))
      },
    })
  return foundDiagnostics
}

const isOfferedKind = (kind: string): kind is keyof OfferedNames => kind === 'vendor' || kind === 'game'

/**
 * Whether a reference declares its name instead of using a name that the merchant declares elsewhere. Only declarations
 * are reported, so that each vendor is reported once. Merchants do not declare games, so every reference to a game
 * counts as a declaration.
 */
function isDeclaration(kind: string, name: string, pointer: string): boolean {
  const target = targets[kind]
  return target === undefined || pointer === target.pointer + formatPointer([name])
}

/** A diagnostic without its location. */
type UnlocatedDiagnostic = Omit<Diagnostic, 'file' | 'pointer' | keyof Span>

/** Diagnostic of a vendor in `esportsVendors` that has no games in SPORTS on the platform. */
const createNotSportsDiagnostic = (name: string): UnlocatedDiagnostic => ({
  severity: 'warning',
  code: 'esports-not-sports',
  message: `The vendor "${name}" has no games in SPORTS that could move to ESPORTS.`,
  found: name,
  remedy: 'Remove it from "esportsVendors", or name a sports vendor.',
})

function createNotOfferedDiagnostic(kind: keyof OfferedNames, name: string, names: ReadonlySet<string>): UnlocatedDiagnostic {
  const suggestion = findNearestName(name, names)
  return {
    severity: 'warning',
    code: `${kind}-not-offered`,
    message: `The platform offers no ${kind} "${name}".`,
    found: name,
    expected: `one of the ${String(names.size)} ${kind}s of the platform`,
    ...(suggestion !== undefined && { suggestion }),
    remedy: suggestion === undefined ? `Remove it, or name a ${kind} that the platform offers.` : `Write "${suggestion}".`,
  }
}
