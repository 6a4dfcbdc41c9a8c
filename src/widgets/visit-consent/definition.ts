import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'visit-consent', load: () => import('./view.tsx') })
