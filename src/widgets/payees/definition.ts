import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'payees', load: () => import('./view.tsx') })
