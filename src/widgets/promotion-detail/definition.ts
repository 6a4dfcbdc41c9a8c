import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'promotion-detail', load: () => import('./view.tsx') })
