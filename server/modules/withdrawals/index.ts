/** Money that members take out. */

export { withdrawalSettings } from './withdrawal-settings.ts'
