import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'announcement-line', load: () => import('./view.tsx') })
