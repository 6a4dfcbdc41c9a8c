import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'figures', load: () => import('./view.tsx') })
