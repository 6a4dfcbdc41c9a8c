import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'article', load: () => import('./view.tsx') })
