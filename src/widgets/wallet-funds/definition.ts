import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'wallet-funds', load: () => import('./view.tsx') })
