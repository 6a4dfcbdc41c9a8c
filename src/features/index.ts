import type { Feature } from '../engine/index.ts'
import { extensions } from './extensions.ts'

const definitions = import.meta.glob<Feature>('./*/definition.ts', { eager: true, import: 'definition' })

/** The features that have a `definition.ts`, and those of the operator's project. */
export const features: readonly Feature[] = [...Object.values(definitions), ...extensions]
