import { StartupError } from './database/errors.ts'

/** Error for invalid settings. The message has one line for each, with its name and a remedy or the valid values. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'
}
