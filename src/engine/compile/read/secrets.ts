/** Maximum number of characters that are searched. No valid text is longer, and longer ones are reported separately. */
const maxCharacters = 40_000
const secretPattern =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\b(?:AKIA|ASIA)[0-9A-Z]{16}\b|\bgh[pousr]_[0-9A-Za-z]{36}|\bgithub_pat_\w{22}|\bAIza[\w-]{35}|\bxox[abprs]-[\w-]{10}|\b[rs]k_live_\w{16}|\beyJ[\w-]{10,}\.eyJ[\w-]{10}|\b(?:postgres|postgresql|mysql|mongodb(?:\+srv)?|redis|amqp|https?):\/\/[^\s/:@]+:[^\s/@]+@|\bAGE-SECRET-KEY-1/
/** Fast pre-check: matches every text with a secret, including escapes that may hide one. */
const quickPattern = /\\[u/]|-----B|A[KSIG][IzE]|gh[pousr]_|hub_pat_|xox|k_live_|eyJ|:\/\//

/** Whether a value looks like a key or a password. */
export const isSecret = (text: string): boolean => secretPattern.test(text.length > maxCharacters ? text.slice(0, maxCharacters) : text)

/** Whether a JSON text may contain a secret. False for most texts. */
export const canContainSecret = (json: string): boolean => quickPattern.test(json)
