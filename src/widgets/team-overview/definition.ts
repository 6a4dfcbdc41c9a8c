import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'team-overview', load: () => import('./view.tsx') })
