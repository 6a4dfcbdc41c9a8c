import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'notice-board', load: () => import('./view.tsx') })
