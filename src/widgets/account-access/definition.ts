import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'account-access', load: () => import('./view.tsx') })
