import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'feedback-form', load: () => import('./view.tsx') })
