import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'help-topics', load: () => import('./view.tsx') })
