import { domainToASCII } from 'node:url'

/** Patterns that a host name must not match, in the order in which they are checked, each with the reason. */
const problemPatterns: readonly (readonly [test: RegExp, reason: string])[] = [
  [/^\s|\s$/, 'it begins or ends with white space'],
  [/^[a-z][a-z0-9+.-]*:\/\//i, 'it has a scheme'],
  [/[/?#]/, 'it has a path'],
  [/@/, 'it has a user name'],
  [/:\d*$/, 'it has a port'],
  [/^\*\./, 'wildcards are not supported'],
  [/\.$/, 'it ends with a dot'],
  [/^\[|:/, 'it is an IP address'],
  [/\.\d+$/, 'it is an IP address, or its last label is a number'],
  [/[^\0-\x7f]/, 'it has letters outside ASCII; write them in Punycode (xn--)'],
  [/_/, 'it has an underscore'],
  [/[^a-z0-9.-]/i, 'it has a character other than letters, digits, dots and hyphens'],
  [/[A-Z]/, 'it has capital letters'],
  [/^\.|\.\./, 'it has an empty label'],
  [/(?:^|\.)-|-(?:\.|$)/, 'a label begins or ends with a hyphen'],
  [/[^.]{64}/, 'a label is longer than 63 characters'],
  [/^.{254}/, 'it is longer than 253 characters'],
  [/^[^.]*$/, 'it has no dot'],
]

/** Returns the reason why a host name is invalid; `undefined` if it is valid. */
export const findHostProblem = (input: string): string | undefined => problemPatterns.find(([test]) => test.test(input))?.[1]

/**
 * The host name in a text: without scheme, user, port, path and trailing dot, in lowercase and in
 * Punycode. `undefined` if there is no valid one.
 */
export function suggestHost(input: string): string | undefined {
  const host = /^(?:[a-z][a-z0-9+.-]*:\/\/)?(?:[^/?#@]*@)?([^/?#:\s]+)/i.exec(input.trim())?.[1]?.replace(/\.$/, '')
  const asciiHost = host === undefined ? '' : domainToASCII(host)
  return asciiHost === '' || findHostProblem(asciiHost) !== undefined ? undefined : asciiHost
}
