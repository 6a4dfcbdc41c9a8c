import type { ServerModule } from './define-module.ts'

/** Modules of an operator's project; empty here. A project replaces this file. */
export const extensions: readonly ServerModule[] = []
