import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import type { Files } from '../world.ts'

/** A merchant with one mistake, and all that is said of it. */
export interface Case {
  /** The code that it is for. */
  readonly code: DiagnosticCode
  readonly mistake: string
  /** The files of the merchant `child`, which extends base; laid over its merchant.json. */
  readonly files?: Files
  /** Laid over the files of base, which stay good: what the mistake needs to be made. */
  readonly base?: Files
  /** Other merchants, by their folder. */
  readonly others?: Readonly<Record<string, Files>>
  /** Links below the folder of `child`, and what they lead to. */
  readonly links?: Readonly<Record<string, string>>
  /** The merchant that is compiled, where it is another than `child`. */
  readonly id?: string
  /** `file:line:column [warning ]code message`, and the name that is suggested behind an arrow. */
  readonly said: readonly string[]
}

/** An entry of a brand's own in its bottom bar. */
export const entry = (action: object, more: object = {}): object => ({
  bottom: { own: { name: 'in_home', enName: 'Own', action, order: 10, ...more } },
})

export const announcement = { type: 'PL', published: '2026-11-18T02:30:00Z', texts: { EN: { title: 'Rest' }, TY: { title: 'Rest' } } }
