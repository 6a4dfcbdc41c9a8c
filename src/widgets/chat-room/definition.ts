import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'chat-room', load: () => import('./view.tsx') })
