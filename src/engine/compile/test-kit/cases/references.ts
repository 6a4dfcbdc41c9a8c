import type { Case } from './case.ts'
import { merchantCases } from './merchants.ts'
import { placeCases } from './places.ts'
import { removedNameCases } from './removed-names.ts'
import { unknownNameCases } from './unknown-names.ts'

/** What refers to something that is not there or not anybody's own, and entries that cannot be placed. */
export const referenceCases: readonly Case[] = [...unknownNameCases, ...removedNameCases, ...merchantCases, ...placeCases]
