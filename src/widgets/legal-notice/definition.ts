import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'legal-notice', load: () => import('./view.tsx') })
