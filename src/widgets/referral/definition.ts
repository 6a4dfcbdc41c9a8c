import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'referral', load: () => import('./view.tsx') })
