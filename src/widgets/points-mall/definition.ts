import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'points-mall', load: () => import('./view.tsx') })
