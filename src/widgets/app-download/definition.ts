import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'app-download', load: () => import('./view.tsx') })
