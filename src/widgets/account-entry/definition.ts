import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'account-entry', load: () => import('./view.tsx') })
