import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'gate-notice', load: () => import('./view.tsx') })
