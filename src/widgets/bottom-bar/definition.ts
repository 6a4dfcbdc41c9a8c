import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'bottom-bar', load: () => import('./view.tsx') })
