import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'settlement-list', load: () => import('./view.tsx') })
