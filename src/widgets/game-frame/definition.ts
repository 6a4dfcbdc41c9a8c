import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'game-frame', load: () => import('./view.tsx') })
