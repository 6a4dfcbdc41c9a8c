import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'steps', load: () => import('./view.tsx') })
