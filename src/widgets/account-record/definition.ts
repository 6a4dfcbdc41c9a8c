import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'account-record', load: () => import('./view.tsx') })
