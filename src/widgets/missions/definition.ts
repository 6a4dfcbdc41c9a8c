import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'missions', load: () => import('./view.tsx') })
