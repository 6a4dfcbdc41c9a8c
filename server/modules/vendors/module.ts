import { defineModule } from '../define-module.ts'
import { connectionCommands } from './commands.ts'
import { fetchDueCatalogues } from './fetch-catalogue.ts'
import { createPictureJob } from './fetch-pictures.ts'
import { purgeUnusedPictures } from './store/pictures.ts'

export default defineModule({
  name: 'vendors',
  dependsOn: ['api-context', 'brands', 'commands', 'games', 'jobs', 'secrets'],
  adminCommands: connectionCommands,
  jobs: (platform) => ({ 'vendor-pictures': createPictureJob(platform) }),
  schedules: [{ seconds: 60, run: fetchDueCatalogues }],
  cleanup: purgeUnusedPictures,
})
