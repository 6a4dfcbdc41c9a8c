import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'game-choice', load: () => import('./view.tsx') })
