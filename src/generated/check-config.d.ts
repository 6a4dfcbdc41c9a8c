// Derived from schemas/ by `npm run generate`. Never edited by hand.
import type { FileKind } from './validate-config.js'

type Check = (data: unknown) => boolean

/** Whether one file is good as it is written: nothing is required, null removes. */
export declare const partChecks: Readonly<Record<FileKind, Check>>

/** Whether one kind is good after merging. */
export declare const wholeChecks: Readonly<Record<FileKind, Check>>
