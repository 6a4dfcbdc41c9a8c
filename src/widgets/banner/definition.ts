import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'banner', load: () => import('./view.tsx') })
