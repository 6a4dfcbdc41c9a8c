/** Longer than any text may be; what stands behind is told of as too long. */
const longest = 5000
const secret =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_[0-9A-Za-z]{36}|\bgithub_pat_\w{22}|\bAIza[\w-]{35}|\bxox[abprs]-[\w-]{10}|\b[rs]k_live_\w{16}|\beyJ[\w-]{10,}\.eyJ[\w-]{10}|\b(?:postgres|postgresql|mysql|mongodb(?:\+srv)?|redis|amqp|https?):\/\/[^\s/:@]+:[^\s/@]+@|\bAGE-SECRET-KEY-1/
/** What every secret has; and an escape, behind which it may hide. */
const mark = /\\[u/]|-----B|A[KSIG][IzE]|gh[pousr]_|hub_pat_|xox|k_live_|eyJ|:\/\//

/** Whether a value looks like a key or a password. */
export const isSecret = (text: string): boolean => secret.test(text.length > longest ? text.slice(0, longest) : text)

/** Whether a JSON text may hold one: quickly told, and no for most. */
export const mayHoldSecret = (json: string): boolean => mark.test(json)
