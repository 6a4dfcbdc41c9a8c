import { type CssToken, cssTokens } from './css-tokens.ts'

/** An address as a browser reads its scheme: without white space and control characters. */
export const compactAddress = (address: string): string => address.replaceAll(/[\p{Cc}\s]/gu, '')

/** What is part of the document, or nothing: no address that a browser would fetch. */
const localAddress = /^(?:#|$|data:image\/(?:png|jpeg|webp|avif|gif)[;,])/i
/** What old browsers run. */
const runs = /javascript:|expression\s*\(|-moz-binding/i
/** Functions whose texts are addresses, however deep they stand in them. */
const loading = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', '-webkit-cross-fade'])
/** Functions whose texts are something else even there. */
const naming = new Set(['type', 'format', 'tech'])
/** Functions that stand for what is said elsewhere. */
const borrowing = /^(?:var|attr|env|if|inherit|--.*)$/

/** Whether an address leads nowhere but into the document that it stands in. */
export const isLocalAddress = (address: string): boolean => localAddress.test(compactAddress(address))

/** What a style sheet, or the value of an attribute, would fetch or run, as a noun phrase; `undefined` for nothing. */
export function findCssHazard(css: string): string | undefined {
  // Without one of these, nothing is called, imported or hidden.
  if (!/[(@\\]|javascript:|-moz-binding/i.test(css)) return undefined
  const tokens = cssTokens(css)
  const active = runs.exec(tokens.map(({ kind, text }) => (kind === 'function' ? `${text}(` : text)).join(''))
  return active ? `"${active[0]}" in a style` : findLoading(tokens)
}

const brackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** A function or a bracket that is open. */
interface Around {
  /** Of the function, in small letters. */
  readonly name: string
  readonly close: string
  /** Whether this function or one around it loads something. */
  readonly loads: boolean
}

/** Goes through the tokens with the function or bracket around each. */
function findLoading(tokens: readonly CssToken[]): string | undefined {
  const open: Around[] = []
  const enter = (name: string, close: string): void =>
    void open.push({ name, close, loads: loading.has(name) || open.at(-1)?.loads === true })
  let inNamespace = false
  for (const { kind, text } of tokens) {
    const [name, around] = [text.toLowerCase(), open.at(-1)]
    if (kind === 'at' && name === 'import') return '"@import" in a style'
    if (kind === 'at') inNamespace = name === 'namespace'
    if (kind === 'delimiter' && (text === ';' || text === '{')) inNamespace = false
    const isAddress = kind === 'url' || (kind === 'string' && around?.loads === true && !naming.has(around.name))
    if (isAddress && !inNamespace && !isLocalAddress(text)) return `a style that loads ${JSON.stringify(text.trim().slice(0, 60))}`
    if (kind === 'function' && around?.loads === true && borrowing.test(name)) return `a style that loads what ${name}() says`
    if (kind === 'function') enter(name, ')')
    else if (kind === 'delimiter' && Object.hasOwn(brackets, text)) enter('', brackets[text] ?? '')
    else if (kind === 'delimiter' && text === around?.close) open.pop()
  }
  return undefined
}
