import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'login-form', load: () => import('./view.tsx') })
