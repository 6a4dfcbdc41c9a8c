import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'profit-report', load: () => import('./view.tsx') })
