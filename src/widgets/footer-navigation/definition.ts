import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'footer-navigation', load: () => import('./view.tsx') })
