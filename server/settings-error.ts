import { StartupError } from './database/errors.ts'

/** Error for invalid settings. Its message has one line per setting: its name, and its valid values or a remedy. */
export class SettingsError extends StartupError {
  override readonly name = 'SettingsError'
}
