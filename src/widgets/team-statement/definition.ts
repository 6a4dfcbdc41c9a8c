import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'team-statement', load: () => import('./view.tsx') })
