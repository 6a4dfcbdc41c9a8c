import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'vip-ranks', load: () => import('./view.tsx') })
