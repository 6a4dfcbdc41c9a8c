import { SaxesParser, type SaxesTagNS } from 'saxes'
import { findCssHazard, isLocalAddress } from './css-hazards.ts'

/** A problem of an SVG file, and its offset in the text. */
export interface SvgProblem {
  /** `active`: it could execute or fetch something. `broken`: browsers cannot show it. */
  readonly kind: 'active' | 'broken'
  /** The problem, as a noun phrase. */
  readonly description: string
  readonly offset: number
}

const svgNamespace = 'http://www.w3.org/2000/svg'
const forbiddenElements = new Set(['script', 'foreignobject', 'iframe', 'object', 'embed', 'audio', 'video', 'handler', 'listener'])
const animationElements = new Set(['set', 'animate', 'animatetransform', 'animatemotion'])
/** Active content in text that is not well-formed XML, which HTML parsers would still accept. */
const malformedHazardPattern = /<(?:[\w-]+:)?(?:script|foreignObject)|[\s/"']on[a-z]+\s*=|javascript:|<!ENTITY|@import/i

/** An open style element. */
interface StyleElement {
  /** The depth of the element in the document. */
  readonly depth: number
  readonly offset: number
  /** Its direct text, which is the style sheet. */
  directText: string
  /**
   * Its text including that of nested elements, which some programs take for the style sheet. Only collected for the
   * outermost element.
   */
  nestedText: string
}

const isStyleElement = ({ local }: Pick<SaxesTagNS, 'local'>): boolean => local.toLowerCase() === 'style'

/**
 * Finds the first thing in an SVG document that could run a script or fetch a resource, regardless of its namespace
 * prefix, or the reason why the text is not an SVG document. `undefined` if there is neither.
 */
export function findSvgProblem(text: string): SvgProblem | undefined {
  const problems: SvgProblem[] = []
  const parser = new SaxesParser({ xmlns: true })
  const report = (description: string | undefined, offset = text.lastIndexOf('<', Math.max(0, parser.position - 1))): void => {
    if (description !== undefined) problems.push({ kind: 'active', description, offset })
  }
  let depth = 0
  const styles: StyleElement[] = []
  const addCss = (css: string): void => {
    const [outermost, innermost] = [styles[0], styles.at(-1)]
    if (outermost !== undefined) outermost.nestedText += css
    if (innermost?.depth === depth) innermost.directText += css
  }
  parser.on('xmldecl', ({ encoding }) => report(findEncodingHazard(encoding)))
  parser.on('doctype', (doctype) => report(doctype.includes('[') ? 'entity declarations' : undefined, text.search(/<!doctype/i)))
  parser.on('processinginstruction', ({ target }) => report(target === 'xml-stylesheet' ? 'an external style sheet' : undefined))
  parser.on('opentag', (tag) => {
    const offset = text.lastIndexOf(`<${tag.name}`, parser.position - 1)
    if (depth === 0 && (tag.local !== 'svg' || tag.uri !== svgNamespace))
      problems.push({ kind: 'broken', description: `its root is <${tag.name}>, not <svg xmlns="${svgNamespace}">`, offset })
    depth++
    report(findTagHazard(tag), offset)
    if (isStyleElement(tag)) styles.push({ depth, offset, directText: '', nestedText: '' })
  })
  parser.on('text', addCss)
  parser.on('cdata', addCss)
  parser.on('closetag', (tag) => {
    depth--
    const style = isStyleElement(tag) ? styles.pop() : undefined
    if (style !== undefined) report(findCssHazard(style.directText) ?? findCssHazard(style.nestedText), style.offset)
  })
  try {
    parser.write(text).close()
  } catch (error) {
    problems.push(createSyntaxProblem(text, error, parser.position))
  }
  return problems[0]
}

function createSyntaxProblem(text: string, error: unknown, position: number): SvgProblem {
  const hazardMatch = malformedHazardPattern.exec(text)
  if (hazardMatch) return { kind: 'active', description: JSON.stringify(hazardMatch[0].replace(/^[\s/"']/, '')), offset: hazardMatch.index }
  const reason = error instanceof Error ? error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '') : String(error)
  return { kind: 'broken', description: `it is not well-formed XML: ${reason}`, offset: Math.min(position, text.length) }
}

/** Returns the declared encoding if a program that uses it could decode a text other than the inspected one. */
const findEncodingHazard = (encoding: string | undefined): string | undefined =>
  encoding === undefined || /^(?:utf-?8|utf-?16(?:le|be)?|us-ascii|iso-8859-1)$/i.test(encoding) ? undefined : `the encoding ${encoding}`

function findTagHazard({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  const lowerName = local.toLowerCase()
  if (forbiddenElements.has(lowerName) || uri === 'http://www.w3.org/1999/xhtml') return `the element <${name}>`
  for (const attribute of Object.values(attributes)) {
    const [key, value] = [attribute.local.toLowerCase(), attribute.value]
    if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') continue
    if (key.startsWith('on')) return `the event handler "${attribute.name}"`
    if (animationElements.has(lowerName) && key === 'attributename' && /(?:^|:)(?:href|on[a-z]+)$/i.test(value.trim()))
      return `an animation of "${value.trim()}"`
    if ((key === 'href' || key === 'src' || attribute.name === 'xml:base') && !isLocalAddress(value))
      return `a link to ${JSON.stringify(value.trim().slice(0, 60))}`
    const hazard = findValueHazard(value)
    if (hazard !== undefined) return hazard
  }
  return undefined
}

/** Animation values are separated by semicolons in one attribute, so each is inspected separately. */
function findValueHazard(value: string): string | undefined {
  for (const part of new Set([value, ...value.split(';')])) {
    const hazard = findCssHazard(part)
    if (hazard !== undefined) return hazard
  }
  return undefined
}
