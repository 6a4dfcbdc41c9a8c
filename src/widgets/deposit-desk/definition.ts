import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'deposit-desk', load: () => import('./view.tsx') })
