import { inspect } from 'node:util'
import { destination, type DestinationStream, type Logger as Pino, pino, stdTimeFunctions } from 'pino'
import { escapeControls, escapeLines } from '../../src/engine/rules/escape-controls.ts'
import { type AnsweredRequest, type Log, type LogDetails, type LogLevel, logLevels, redactError } from './log.ts'
import type { LogFormat, LogSettings } from './log-settings.ts'

/** Writes the log of a server. */
export interface Logger {
  readonly log: Log
  /** Writes multi-line text for people. In JSON format, each line that is not blank becomes an entry. */
  print(text: string): void
  /** Logs the error that stops the server. If it `isSelfExplanatory`, only its message is logged, without the stack. */
  fatal(error: unknown, isSelfExplanatory: boolean): void
  /** Writes a request that was answered, if the settings select it. */
  request(request: AnsweredRequest): void
}

/** Destination of entries. */
export interface LogTarget {
  readonly isTerminal: boolean
  readonly write?: ((line: string) => void) | undefined
}

interface LoggedRequest extends Omit<AnsweredRequest, 'address'> {
  readonly address: string | undefined
}

type LogWriter = Omit<Logger, 'request'> & { request(request: LoggedRequest): void }

/**
 * Creates the logger of a server. Entries go to standard output, unless the target has its own `write`; in text format,
 * the fatal error always goes to standard error.
 */
export function createLogger(settings: LogSettings, { isTerminal, write }: LogTarget): Logger {
  const format = settings.format ?? (isTerminal ? 'text' : 'json')
  const writer = format === 'json' ? createJsonWriter(settings, write) : createTextWriter(settings, write)
  const requests = settings.requests ?? (format === 'json' ? 'all' : 'errors')
  return {
    ...writer,
    request: (request) => {
      if (requests === 'all' || (requests === 'errors' && request.status >= 500))
        writer.request(settings.addresses ? { ...request, address: request.address() } : { ...request, address: undefined })
    },
  }
}

/** Returns the log format that applies before the settings are parsed; `undefined` if the text is not a format. */
export const parseLogFormat = (text: string | undefined): LogFormat | undefined => (text === 'json' || text === 'text' ? text : undefined)

const getLogLevel = ({ level, error }: LogDetails): LogLevel => level ?? (error === undefined ? 'info' : 'error')

/**
 * Writes messages without their details, for people. Control characters are escaped: each entry is one line, so that
 * text from third parties cannot start another one.
 */
function createTextWriter({ level: minLevel }: LogSettings, write: LogTarget['write'] = (line) => console.log(line)): LogWriter {
  const writeIfEnabled = (level: LogLevel, line: string): void => {
    if (logLevels.indexOf(level) >= logLevels.indexOf(minLevel)) write(escapeControls(line))
  }
  return {
    log: (message, details = {}) => writeIfEnabled(getLogLevel(details), message),
    print: (text) => write(escapeLines(text)),
    fatal: (error, isSelfExplanatory) =>
      console.error(escapeLines(isSelfExplanatory && error instanceof Error ? error.message : inspect(error))),
    request: ({ requestId, brand = '-', method, route, status, milliseconds, address }) =>
      writeIfEnabled(
        status >= 500 ? 'error' : 'info',
        `${method} ${route} ${String(status)} ${milliseconds.toFixed(0)} ms ${brand} (${requestId})${address === undefined ? '' : ` ${address}`}`,
      ),
  }
}

/** Writes one JSON object per entry, for programs. */
function createJsonWriter({ level }: LogSettings, write: LogTarget['write']): LogWriter {
  const stream: DestinationStream = write ? { write } : destination({ dest: 1, sync: false })
  const logger: Pino = pino(
    { base: null, level, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    stream,
  )
  return {
    log: (message, details = {}) => {
      const { level: _, error, ...fields } = details
      logger[getLogLevel(details)](error === undefined ? fields : { ...fields, error: redactError(error) }, escapeControls(message))
    },
    print: (text) => {
      for (const line of text.split('\n')) if (line.trim() !== '') logger.info(escapeControls(line.trim()))
    },
    fatal: (error, isSelfExplanatory) =>
      logger.fatal(
        isSelfExplanatory ? {} : { error: redactError(error) },
        error instanceof Error ? escapeControls(error.message) : 'The server is exiting because of an error.',
      ),
    request: ({ milliseconds, status, ...fields }) => {
      const entry = { ...fields, status, durationMs: Math.round(milliseconds * 10) / 10 }
      if (status >= 500) logger.error(entry, 'request')
      else logger.info(entry, 'request')
    },
  }
}
