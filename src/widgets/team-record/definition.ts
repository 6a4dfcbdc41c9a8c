import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'team-record', load: () => import('./view.tsx') })
