import { defineWidget } from '../../engine/index.ts'

export const definition = defineWidget({ kind: 'mission-leaderboard', load: () => import('./view.tsx') })
