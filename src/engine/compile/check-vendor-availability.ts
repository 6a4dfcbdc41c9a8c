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
type CheckedMerchant = Pick<CompiledMerchant, 'id' | 'config' | 'provenance' | 'diagnostics'>

/**
 * Reports vendors and games that a merchant names but the platform does not offer, and vendors in `esportsVendors`
 * without sports games. Each vendor is reported once, where the merchant declares it, and each game once, at its first
 * use, in the merchant's own files if they use it: merchants do not declare games. The findings are warnings: the brand
 * is served without these vendors and games, and another platform may offer them.
 */
export function checkVendorAvailability(
  { id, config, provenance, diagnostics }: CheckedMerchant,
  vendors: readonly OfferedVendor[],
): readonly Diagnostic[] {
  if (!config) return []
  const offered: OfferedNames = {
    vendor: new Set(vendors.map(({ vendor }) => vendor)),
    game: new Set(vendors.flatMap(({ games }) => games)),
  }
  const nonSportsVendors = new Set(vendors.filter(({ categories }) => !categories.includes('SPORTS')).map(({ vendor }) => vendor))
  const foundDiagnostics: Diagnostic[] = []
  /**
   * Adds a diagnostic at the first of these pointers that has none yet. Pointers to values that the merchant itself
   * writes come before pointers to inherited values.
   */
  const addDiagnostic = (pointersInConfig: readonly string[], diagnostic: UnlocatedDiagnostic): void => {
    const origins = pointersInConfig
      .flatMap((pointer) => provenance.listOrigins(pointer).at(-1) ?? [])
      .filter(({ file, pointer }) => !diagnostics.some((existing) => existing.file === file && existing.pointer === pointer))
    const origin = origins.find(({ merchant }) => merchant === id) ?? origins[0]
    if (!origin) return
    const { merchant: _, value: __, ...location } = origin
    foundDiagnostics.push({ ...diagnostic, ...location })
  }
  const pointersByGame = new Map<string, string[]>()
  for (const { kind: content, value, pointer } of listContents(config as unknown as JsonObject, undefined))
    collectReferences(content, value, {
      reference(kind, name, path) {
        const referencePointer = pointer + formatPointer(path)
        if (kind === 'vendor' && referencePointer.startsWith('/games/esportsVendors/') && nonSportsVendors.has(name))
          addDiagnostic([referencePointer], createNotSportsDiagnostic(name))
        else if (kind === 'vendor' && !offered.vendor.has(name) && referencePointer === `${vendorsPointer}${formatPointer([name])}`)
          addDiagnostic([referencePointer], createNotOfferedDiagnostic(kind, name, offered.vendor))
        else if (kind === 'game' && !offered.game.has(name))
          pointersByGame.set(name, [...(pointersByGame.get(name) ?? []), referencePointer])
      },
    })
  for (const [name, pointers] of pointersByGame) addDiagnostic(pointers, createNotOfferedDiagnostic('game', name, offered.game))
  return foundDiagnostics
}

/** The map in the config in which a merchant declares its vendors. */
const vendorsPointer = targets['vendor']?.pointer ?? ''

type Location = Pick<Diagnostic, 'file' | 'pointer' | keyof Span>

/** A diagnostic without its location. */
type UnlocatedDiagnostic = Omit<Diagnostic, keyof Location>

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
