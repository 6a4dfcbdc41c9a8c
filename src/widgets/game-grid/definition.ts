import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'game-grid', load: () => import('./view.tsx') })
