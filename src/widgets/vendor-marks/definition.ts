import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'vendor-marks', load: () => import('./view.tsx') })
