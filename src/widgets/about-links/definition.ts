import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'about-links', load: () => import('./view.tsx') })
