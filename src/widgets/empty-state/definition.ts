import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'empty-state', load: () => import('./view.tsx') })
