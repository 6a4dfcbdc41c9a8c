import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'contract-board', load: () => import('./view.tsx') })
