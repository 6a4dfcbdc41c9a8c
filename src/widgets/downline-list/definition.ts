import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'downline-list', load: () => import('./view.tsx') })
