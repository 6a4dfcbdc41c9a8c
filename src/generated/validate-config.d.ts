// Derived from schemas/ by `npm run generate`. Never edited by hand.
export interface ValidationError {
  readonly instancePath: string
  readonly schemaPath: string
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
  readonly parentSchema: Readonly<Record<string, unknown>>
  readonly data: unknown
}

export interface Validate {
  (data: unknown): boolean
  errors?: readonly ValidationError[] | null
}

export type FileKind = 'content' | 'games' | 'languages' | 'layouts' | 'menus' | 'merchant' | 'messages' | 'navigation' | 'overlays' | 'page' | 'platform' | 'registration' | 'routes' | 'settings' | 'theme'

/** Of one file as it is written: nothing is required, null removes. */
export declare const partValidators: Readonly<Record<FileKind, Validate>>

/** Of one kind after merging. */
export declare const wholeValidators: Readonly<Record<FileKind, Validate>>
