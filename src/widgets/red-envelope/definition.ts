import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'red-envelope', load: () => import('./view.tsx') })
