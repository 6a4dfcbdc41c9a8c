import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'cashback', load: () => import('./view.tsx') })
