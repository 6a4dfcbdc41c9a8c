import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'section', load: () => import('./view.tsx') })
