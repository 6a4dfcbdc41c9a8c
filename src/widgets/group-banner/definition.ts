import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'group-banner', load: () => import('./view.tsx') })
