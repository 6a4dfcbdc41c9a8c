import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'register-links', load: () => import('./view.tsx') })
