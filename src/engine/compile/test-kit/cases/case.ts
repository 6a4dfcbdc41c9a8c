import type { DiagnosticCode } from '../../../contract/diagnostic-code.ts'
import type { Files } from '../merchants-fixture.ts'

/** A merchant with one mistake, and the expected diagnostics. */
export interface Case {
  /** The diagnostic code that the case covers. */
  readonly code: DiagnosticCode
  /** The mistake as a noun phrase, for the test title and the documentation of the diagnostic code. */
  readonly mistake: string
  /** Files of the merchant `child`, which extends base. A `merchant.json` replaces the default one. */
  readonly files?: Files
  /** Files that replace those of base, which must stay valid. */
  readonly base?: Files
  /** Other merchants, by folder. */
  readonly others?: Readonly<Record<string, Files>>
  /** Symbolic links, by path in the folder of `child`, and their targets. */
  readonly links?: Readonly<Record<string, string>>
  /** The merchant to compile; `child` by default. */
  readonly id?: string
  /** The diagnostics as `file:line:column [warning ]code message`, with a suggestion after an arrow. */
  readonly expected: readonly string[]
}

/** Returns the content of a navigation.json with one entry in the bottom bar. */
export const createBottomBarEntry = (action: object, overrides: object = {}): object => ({
  bottom: { own: { name: 'in_home', enName: 'Own', action, order: 10, ...overrides } },
})

/** A valid announcement with texts in all enabled languages. */
export const announcement = { type: 'PL', published: '2026-11-18T02:30:00Z', texts: { EN: { title: 'Rest' }, TY: { title: 'Rest' } } }
