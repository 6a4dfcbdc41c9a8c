import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'category-tiles', load: () => import('./view.tsx') })
