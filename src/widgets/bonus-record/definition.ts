import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'bonus-record', load: () => import('./view.tsx') })
