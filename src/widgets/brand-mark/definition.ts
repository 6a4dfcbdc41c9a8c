import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'brand-mark', load: () => import('./view.tsx') })
