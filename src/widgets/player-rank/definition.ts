import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'player-rank', load: () => import('./view.tsx') })
