import type { LogLevel } from './log.ts'

export const logFormats = ['text', 'json'] as const
export type LogFormat = (typeof logFormats)[number]

export const requestSelections = ['all', 'errors', 'none'] as const

export interface LogSettings {
  /** `LOG_FORMAT`: `text` or `json`. Default: `text` on a terminal, otherwise `json`. */
  readonly format: LogFormat | undefined
  /** `LOG_LEVEL`: the minimum severity of the entries that are written. Default: info. */
  readonly level: LogLevel
  /**
   * `LOG_REQUESTS`: which requests are logged; `errors` are requests with a status of 500 or higher. Default: `all` in
   * JSON format, `errors` in text format.
   */
  readonly requests: (typeof requestSelections)[number] | undefined
  /** `LOG_ADDRESSES`: `on` logs the visitor's address with each request. Default: off. */
  readonly addresses: boolean
}
