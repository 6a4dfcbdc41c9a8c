import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'bet-record', load: () => import('./view.tsx') })
