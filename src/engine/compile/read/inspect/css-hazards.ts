import { type CssToken, tokenizeCss } from './css-tokens.ts'

/**
 * Removes white space and control characters from an address: browsers ignore some of them when they parse its scheme.
 */
export const compactAddress = (address: string): string => address.replaceAll(/[\p{Cc}\s]/gu, '')

/** Addresses that a browser does not fetch: fragments, empty addresses and `data:` URLs of bitmaps. */
const localAddressPattern = /^(?:#|$|data:image\/(?:png|jpeg|webp|avif|gif)[;,])/i
/** Constructs that old browsers execute. */
const executablePattern = /javascript:|expression\s*\(|-moz-binding/i
/** Functions whose strings are addresses, at any depth. */
const loadingFunctions = new Set(['url', 'src', 'image', 'image-set', '-webkit-image-set', 'cross-fade', '-webkit-cross-fade'])
/** Functions within a loading function whose strings are not addresses. */
const nonAddressFunctions = new Set(['type', 'format', 'tech'])
/** Functions whose value is defined elsewhere. */
const referenceFunctionPattern = /^(?:var|attr|env|if|inherit|--.*)$/

/** Whether a browser resolves an address without a request. */
export const isLocalAddress = (address: string): boolean => localAddressPattern.test(compactAddress(address))

/**
 * Returns the first thing that a style sheet, or the value of an attribute, would fetch or execute, as a noun phrase;
 * `undefined` if there is nothing.
 */
export function findCssHazard(css: string): string | undefined {
  // Without any of these, the style has no function, no at-rule, no escape and nothing executable.
  if (!/[(@\\]|javascript:|-moz-binding/i.test(css)) return undefined
  const tokens = tokenizeCss(css)
  const match = executablePattern.exec(tokens.map(({ kind, text }) => (kind === 'function' ? `${text}(` : text)).join(''))
  return match ? `"${match[0]}" in a style` : findResourceLoad(tokens)
}

const closingBrackets: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' }

/** An open function or bracket. */
interface OpenBlock {
  /** The name of the function, in lowercase. */
  readonly name: string
  readonly close: string
  /** Whether this function or an enclosing one loads something. */
  readonly loadsResource: boolean
}

/** Returns the first resource that the tokens would load, as a noun phrase; `undefined` if there is none. */
function findResourceLoad(tokens: readonly CssToken[]): string | undefined {
  const openBlocks: OpenBlock[] = []
  const openBlock = (name: string, close: string): void =>
    void openBlocks.push({ name, close, loadsResource: loadingFunctions.has(name) || openBlocks.at(-1)?.loadsResource === true })
  let isInNamespaceRule = false
  for (const { kind, text } of tokens) {
    const [name, block] = [text.toLowerCase(), openBlocks.at(-1)]
    if (kind === 'at' && name === 'import') return '"@import" in a style'
    if (kind === 'at') isInNamespaceRule = name === 'namespace'
    if (kind === 'delimiter' && (text === ';' || text === '{')) isInNamespaceRule = false
    const isAddress = kind === 'url' || (kind === 'string' && block?.loadsResource === true && !nonAddressFunctions.has(block.name))
    if (isAddress && !isInNamespaceRule && !isLocalAddress(text)) return `a style that loads ${JSON.stringify(text.trim().slice(0, 60))}`
    if (kind === 'function' && block?.loadsResource === true && referenceFunctionPattern.test(name))
      return `a style that loads the value of ${name}()`
    if (kind === 'function') openBlock(name, ')')
    else if (kind === 'delimiter' && Object.hasOwn(closingBrackets, text)) openBlock('', closingBrackets[text] ?? '')
    else if (kind === 'delimiter' && text === block?.close) openBlocks.pop()
  }
  return undefined
}
