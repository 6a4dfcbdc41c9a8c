import type { Feature } from '../engine/index.ts'
import { extensions } from './extensions.ts'

const definitions = import.meta.glob<Feature>('./*/definition.ts', { eager: true, import: 'definition' })

/** Every feature with a start hook or an action handler. */
export const features: readonly Feature[] = [...Object.values(definitions), ...extensions]
