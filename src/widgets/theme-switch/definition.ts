import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'theme-switch', load: () => import('./view.tsx') })
