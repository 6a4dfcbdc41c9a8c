import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'support-bar', load: () => import('./view.tsx') })
