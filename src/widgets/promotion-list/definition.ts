import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'promotion-list', load: () => import('./view.tsx') })
