import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'register-form', load: () => import('./view.tsx') })
