import type { LogLevel } from './log.ts'

export const logFormats = ['text', 'json'] as const
export type LogFormat = (typeof logFormats)[number]

export const requestSelections = ['all', 'errors', 'none'] as const

export interface LogSettings {
  /** `LOG_FORMAT`: `text` or `json`. Default: `text` on a terminal, otherwise `json`. */
  readonly format: LogFormat | undefined
  /** `LOG_LEVEL`: the least severe entries that are written. Default: info. */
  readonly level: LogLevel
  /**
   * `LOG_REQUESTS`: which requests are logged; `errors` are those with a status from 500 on. Default: all as JSON,
   * errors as text.
   */
  readonly requests: (typeof requestSelections)[number] | undefined
  /** `LOG_ADDRESSES`: `on` logs the visitor's address with each request. Default: off. */
  readonly addresses: boolean
}
