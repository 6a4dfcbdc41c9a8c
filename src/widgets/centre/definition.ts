import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'centre', load: () => import('./view.tsx') })
