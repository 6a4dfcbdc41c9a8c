import { afterEach, beforeEach } from 'vitest'

const { error, warn } = console
let messages: string[] = []

/** Fails a test during which a warning or an error is written to the console: either one indicates a defect. */
beforeEach(() => {
  messages = []
  console.error = (...args: unknown[]) => {
    messages.push(args.map(String).join(' '))
    error(...args)
  }
  console.warn = (...args: unknown[]) => {
    messages.push(args.map(String).join(' '))
    warn(...args)
  }
})
afterEach(() => {
  Object.assign(console, { error, warn })
  if (messages.length > 0) throw new Error(`Unexpected console output: ${messages.join('\n')}`)
})
