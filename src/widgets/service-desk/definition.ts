import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'service-desk', load: () => import('./view.tsx') })
