import { defineModule } from '../define-module.ts'
import { makeGameHandlers } from './handlers.ts'
import { sweepGames } from './store/wins.ts'

export default defineModule({
  name: 'games',
  dependsOn: ['accounts', 'brands', 'calls', 'secrets', 'wallet'],
  endpoints: makeGameHandlers,
  cleanup: sweepGames,
})
