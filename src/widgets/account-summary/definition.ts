import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'account-summary', load: () => import('./view.tsx') })
