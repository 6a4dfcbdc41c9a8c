import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'bar', load: () => import('./view.tsx') })
