import type { Feature } from '../engine/index.ts'
import { extensions } from './extensions.ts'

const definitions = import.meta.glob<Feature>('./*/definition.ts', { eager: true, import: 'definition' })

/** Every feature that starts something or performs an action. */
export const features: readonly Feature[] = [...Object.values(definitions), ...extensions]
