import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'game-search', load: () => import('./view.tsx') })
