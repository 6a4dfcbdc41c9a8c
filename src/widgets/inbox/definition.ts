import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'inbox', load: () => import('./view.tsx') })
