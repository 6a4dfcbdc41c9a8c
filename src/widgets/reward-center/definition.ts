import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'reward-center', load: () => import('./view.tsx') })
