import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'main-navigation', load: () => import('./view.tsx') })
