import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'upline-transfer', load: () => import('./view.tsx') })
