import type { Diagnostic } from '../contract/diagnostic.ts'
import { collectReferences, pointerOf } from './check/collect-references.ts'
import type { Compiled } from './compile-merchant.ts'
import { contentsOf } from './contents.ts'
import { nearestName } from './explain/nearest-name.ts'
import type { JsonObject } from './read/pointer.ts'

/** What a platform's catalogue has, by the names that brands use. */
export interface Offered {
  /** Codes of vendors. */
  readonly vendors: readonly string[]
  /** Ids of games. */
  readonly games: readonly string[]
}

type Checked = Pick<Compiled, 'config' | 'provenance' | 'diagnostics'>
type Named = 'vendor' | 'game'

/**
 * Says which vendors and games a merchant names that the platform does not offer, at the place where each is named. A
 * warning: the brand is served without them, and another platform may have them.
 */
export function checkOffered({ config, provenance, diagnostics }: Checked, offered: Offered): readonly Diagnostic[] {
  if (!config) return []
  const names: Readonly<Record<Named, ReadonlySet<string>>> = { vendor: new Set(offered.vendors), game: new Set(offered.games) }
  const found: Diagnostic[] = []
  for (const { kind: file, value, pointer } of contentsOf(config as unknown as JsonObject, undefined))
    collectReferences(file, value, {
      reference(kind, name, path, at) {
        // Elsewhere a vendor's name has to be one that stands in the seed: told there, it would be told twice.
        const judged = kind === 'game' || (kind === 'vendor' && file === 'platform' && at === 'key')
        if (!judged || names[kind].has(name)) return
        const origin = provenance.originsOf(pointer + pointerOf(path)).at(-1)
        const told = diagnostics.some((one) => one.file === origin?.file && one.pointer === origin.pointer)
        if (origin && !told) found.push({ ...notOffered(kind, name, names[kind]), ...placeOf(origin) })
      },
    })
  return found
}

const placeOf = ({ file, line, column, pointer }: Pick<Diagnostic, 'file' | 'line' | 'column' | 'pointer'>) => ({
  file,
  line,
  column,
  pointer,
})

function notOffered(
  kind: Named,
  name: string,
  names: ReadonlySet<string>,
): Pick<Diagnostic, 'severity' | 'code' | 'message' | 'found' | 'expected' | 'suggestion' | 'remedy'> {
  const suggestion = nearestName(name, names)
  return {
    severity: 'warning',
    code: `${kind}-not-offered`,
    message: `The platform offers no ${kind} "${name}".`,
    found: name,
    expected: `one of the ${String(names.size)} ${kind}s of the platform`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? `Take it out, or name a ${kind} that the platform offers.` : `Write "${suggestion}".`,
  }
}
