import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'language-picker', load: () => import('./view.tsx') })
