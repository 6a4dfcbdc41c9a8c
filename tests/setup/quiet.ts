import { afterEach, beforeEach } from 'vitest'

const { error, warn } = console
let said: string[] = []

/** What a test made the program complain of fails it: a warning is a mistake that nobody has looked at yet. */
beforeEach(() => {
  said = []
  console.error = (...args: unknown[]) => {
    said.push(args.map(String).join(' '))
    error(...args)
  }
  console.warn = (...args: unknown[]) => {
    said.push(args.map(String).join(' '))
    warn(...args)
  }
})
afterEach(() => {
  Object.assign(console, { error, warn })
  if (said.length > 0) throw new Error(`The test made the program complain: ${said.join('\n')}`)
})
