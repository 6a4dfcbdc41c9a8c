import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'partner-page', load: () => import('./view.tsx') })
