import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'agent-income', load: () => import('./view.tsx') })
