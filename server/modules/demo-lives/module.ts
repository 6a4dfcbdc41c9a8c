import { defineModule } from '../define-module.ts'
import { makeLifeSeed } from './seed-lives.ts'

export default defineModule({
  name: 'demo-lives',
  dependsOn: ['accounts', 'games', 'missions', 'payees', 'referrals', 'wallet'],
  seed: makeLifeSeed,
})
