import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'password-form', load: () => import('./view.tsx') })
