import { defineModule } from '../define-module.ts'
import { purgeContents } from './store/revisions.ts'

export default defineModule({
  name: 'brands',
  dependsOn: [],
  cleanup: purgeContents,
})
