import type { Feature } from './engine.ts'

/** Declares a feature: what it starts, and what it does for others. */
export const defineFeature = (definition: Feature): Feature => definition
