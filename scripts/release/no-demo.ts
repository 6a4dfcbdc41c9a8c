import { StartupError } from '../../server/database/errors.ts'

/* Replaces `demo/` in a release, so that no production server has the code of the demo. */
throw new StartupError(
  'LIVERY_MODE is demo, and a release is for production only: set LIVERY_MODE=production, or start the demo from the sources with npm start.',
)
