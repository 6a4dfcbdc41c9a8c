import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'account-details', load: () => import('./view.tsx') })
