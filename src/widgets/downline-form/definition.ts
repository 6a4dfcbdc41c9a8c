import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'downline-form', load: () => import('./view.tsx') })
