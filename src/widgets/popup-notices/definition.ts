import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'popup-notices', load: () => import('./view.tsx') })
