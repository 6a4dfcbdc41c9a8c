import { activities } from './facts/activities.ts'
import { api } from './facts/api.ts'
import { appearance } from './facts/appearance.ts'
import { centres } from './facts/centres.ts'
import { constants } from './facts/constants.ts'
import { contracts } from './facts/contracts.ts'
import { entities } from './facts/entities.ts'
import { errors } from './facts/errors.ts'
import { flags } from './facts/flags.ts'
import { footer } from './facts/footer.ts'
import { games } from './facts/games.ts'
import { header } from './facts/header.ts'
import { login } from './facts/login.ts'
import { media } from './facts/media.ts'
import { memberBar } from './facts/member-bar.ts'
import { notices } from './facts/notices.ts'
import { overlays } from './facts/overlays.ts'
import { pagination } from './facts/pagination.ts'
import { passwords } from './facts/passwords.ts'
import { places } from './facts/places.ts'
import { points } from './facts/points.ts'
import { registration } from './facts/registration.ts'
import { rightBar } from './facts/right-bar.ts'
import { roles } from './facts/roles.ts'
import { siteGate } from './facts/site-gate.ts'
import { storage } from './facts/storage.ts'
import { support } from './facts/support.ts'
import { validation } from './facts/validation.ts'
import { withdrawal } from './facts/withdrawal.ts'
import type { Mutant } from './mutant.ts'

/** What the specification says, by its areas: each row makes one fact untrue. */
export const facts: Readonly<Record<string, readonly Mutant[]>> = {
  activities,
  api,
  appearance,
  centres,
  constants,
  contracts,
  entities,
  errors,
  flags,
  footer,
  games,
  header,
  login,
  media,
  'member-bar': memberBar,
  notices,
  overlays,
  pagination,
  passwords,
  places,
  points,
  registration,
  'right-bar': rightBar,
  roles,
  'site-gate': siteGate,
  storage,
  support,
  validation,
  withdrawal,
}
