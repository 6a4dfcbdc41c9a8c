import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'member-bar', load: () => import('./view.tsx') })
