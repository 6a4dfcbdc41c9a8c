import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'withdrawal', load: () => import('./view.tsx') })
