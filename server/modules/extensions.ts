import type { ServerModule } from './define-module.ts'

/** The modules of an operator's project: none here. In a project another file takes the place of this one. */
export const extensions: readonly ServerModule[] = []
