import { defineRule } from '../define-rule.ts'
import { contentAttributes, contentTags } from '../../../rules/content-markup.ts'
import { classifyUrl, toInternalPath } from '../../../rules/classify-url.ts'
import { locate, type Draft, type LocatedFinding } from '../../draft.ts'
import type { Finding } from '../../explain/diagnose.ts'
import { findNearestName } from '../../explain/nearest-name.ts'
import { omitDisabled } from '../../merge/omit-disabled.ts'
import { compactAddress } from '../../read/inspect/css-hazards.ts'
import { escapePointerToken, isObject, parsePointer, findValueAt, type JsonObject } from '../../read/pointer.ts'

type Problem = Omit<Finding, 'pointer' | 'at'>

/**
 * Reports HTML of announcements and help topics that is not shown as written (scripts and markup that is removed), and
 * links that are invalid or lead to pages that the brand does not have. At most one finding for each text.
 */
export const rule = defineRule({
  codes: {
    'active-content': {
      severity: 'error',
      about: 'The HTML of an announcement or help topic contains a script, a form, an event handler or another active element.',
      remedy: 'Remove it. Content is text with headings, lists, tables, links and pictures.',
    },
    'markup-removed': {
      severity: 'warning',
      about: 'The HTML contains an element or attribute that is removed before the text is shown.',
      remedy: 'Use only the elements, attributes and picture addresses that the message allows.',
    },
    'dead-link': {
      severity: 'warning',
      about: 'A link in the HTML is not valid, or leads to a page, help topic or announcement that the site does not have.',
      remedy: 'Correct the address, or add the route that it names.',
    },
  },
  check: lintContentHtml,
})

function lintContentHtml(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  // An inherited text may link to something that this brand has removed.
  const mayLackTargets = parent !== undefined && ['routes', 'content'].some((part) => config[part] !== parent[part])
  if (parent !== undefined && !mayLackTargets) return []
  return ['announcements', 'help'].flatMap((section) => {
    const [entries, before] = [findValueAt(config, ['content', section]), findValueAt(parent, ['content', section])]
    return Object.entries(isObject(entries) ? entries : {}).flatMap(([id, entry]) => {
      const [texts, isChanged] = [findValueAt(entry, ['texts']), entry !== findValueAt(before, [id])]
      if (!isObject(texts) || !(isChanged || mayLackTargets)) return []
      return Object.entries(texts).flatMap(([language, text]) => {
        const html = findValueAt(text, ['content'])
        if (typeof html !== 'string' || !html.includes('<')) return []
        const pointer = `/content/${section}/${escapePointerToken(id)}/texts/${language}/content`
        return isChanged ? lintHtml(draft, pointer, html) : lintRemovedTargets(draft, html)
      })
    })
  })
}

function lintHtml(draft: Draft, pointer: string, html: string): LocatedFinding[] {
  const problem = findProblem(draft, html)
  return problem === undefined || draft.omitted.includes(pointer) ? [] : [locate(draft, pointer, { ...problem, at: 'value' })]
}

/**
 * Reports a route or content entry that the brand has removed or moved although inherited texts still link to it. The
 * finding is located where the brand removed it.
 */
function lintRemovedTargets(draft: Draft, html: string): LocatedFinding[] {
  if (hasOmittedTargets(draft)) return []
  const removedTargets = parseTags(html).flatMap((tag) => findRemovedTarget(draft, findHref(tag) ?? '') ?? [])
  return removedTargets.slice(0, 1).map(({ pointer, target: linkTarget }) =>
    locate(draft, pointer, {
      code: 'dead-link',
      at: 'key',
      message: `Inherited texts link to ${linkTarget}, which the site no longer has.`,
      found: parsePointer(pointer).at(-1) ?? '',
      remedy: 'Keep it, or override these texts in content.json.',
    }),
  )
}

function findRemovedTarget(draft: Draft, href: string): { readonly pointer: string; readonly target: string } | undefined {
  const path = findSitePath(href)
  if (path === undefined) return undefined
  if (findRoute(getRoutePaths(draft.config), path) === undefined) {
    const id = findRoute(getRoutePaths(draft.parent), path)
    return id === undefined ? undefined : { pointer: `/routes/routes/${escapePointerToken(id)}`, target: path }
  }
  const missingEntry = findMissingEntry(draft, href, path)
  if (missingEntry === undefined) return undefined
  const { page, id } = missingEntry
  const isRemoved = isObject(findValueAt(draft.parent, ['content', page.section, id]))
  return isRemoved ? { pointer: `/content/${page.section}/${escapePointerToken(id)}`, target: href } : undefined
}

interface Tag {
  readonly name: string
  /** Attribute names, in lower case, and their values. */
  readonly attributes: readonly (readonly [name: string, value: string])[]
}

function findProblem(draft: Draft, html: string): Problem | undefined {
  const tags = parseTags(html)
  return (
    findFirstProblem(tags, findActiveContent) ??
    findFirstProblem(tags, findRemovedMarkup) ??
    findFirstProblem(tags, (tag) => findRemovedPicture(draft, tag)) ??
    findFirstProblem(tags, findRemovedAttribute) ??
    findFirstProblem(tags, (tag) => findDeadLink(draft, tag))
  )
}

function findFirstProblem(tags: readonly Tag[], check: (tag: Tag) => Problem | undefined): Problem | undefined {
  for (const tag of tags) {
    const problem = check(tag)
    if (problem) return problem
  }
  return undefined
}

function parseTags(html: string): readonly Tag[] {
  return [...html.matchAll(/<([a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^"'>])*)/gi)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: [...rest.matchAll(/([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g)].map(
      ([, key = '', doubleQuoted, singleQuoted, unquoted]) =>
        [key.toLowerCase(), decodeReferences(doubleQuoted ?? singleQuoted ?? unquoted ?? '')] as const,
    ),
  }))
}

/** Decodes the character references that addresses contain. */
const decodeReferences = (value: string): string =>
  value
    .replaceAll(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex?: string, decimal?: string) =>
      toCharacter(hex === undefined ? Number(decimal) : parseInt(hex, 16)),
    )
    .replaceAll(
      /&(amp|colon|tab|newline);/gi,
      (_, name: string) => ({ amp: '&', colon: ':', tab: '\t', newline: '\n' })[name.toLowerCase()] ?? '',
    )

const toCharacter = (code: number): string => (code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

const activeTags = [
  'script',
  'style',
  'iframe',
  'object',
  'embed',
  'form',
  'input',
  'button',
  'link',
  'meta',
  'base',
  'svg',
  'math',
  'template',
]

function findActiveContent({ name, attributes }: Tag): Problem | undefined {
  const found = activeTags.includes(name)
    ? `<${name}>`
    : (attributes.find(([key]) => key.startsWith('on'))?.[0] ?? attributes.find(([, value]) => isScript(value))?.[1])
  if (found === undefined) return undefined
  return {
    code: 'active-content',
    message: `Content is text: ${JSON.stringify(found.slice(0, 40))} is removed before it is shown.`,
    found: found.slice(0, 40),
    remedy: 'Remove it. A link is an address of this site or begins with https:, mailto: or tel:.',
  }
}

/** Whether an address executes code. */
const isScript = (value: string): boolean => /^(?:javascript|vbscript|data):/i.test(compactAddress(value))

function findRemovedMarkup({ name }: Tag): Problem | undefined {
  if (contentTags.includes(name)) return undefined
  const suggestion = findNearestName(name, contentTags)
  return {
    code: 'markup-removed',
    message: `<${name}> is removed before the text is shown.`,
    found: name,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: `Use one of these: ${contentTags.join(', ')}.`,
  }
}

/** Finds a picture that is neither from this site nor from an origin that the brand allows. */
function findRemovedPicture(draft: Draft, { name, attributes }: Tag): Problem | undefined {
  const address = name === 'img' ? attributes.find(([key]) => key === 'src')?.[1] : undefined
  if (address === undefined) return undefined
  const destination = classifyUrl(address)
  const origins = findValueAt(draft.config, ['settings', 'imageOrigins'])
  const isAllowed = destination === 'external' && Array.isArray(origins) && origins.includes(new URL(address).origin)
  if (isAllowed || (destination === 'internal' && address.startsWith('/'))) return undefined
  return {
    code: 'markup-removed',
    message: `The picture ${JSON.stringify(address.slice(0, 80))} is removed before the text is shown.`,
    found: address.slice(0, 80),
    remedy:
      'Write an address of this site that begins with a slash, or add the origin of an https: address to "imageOrigins" in settings.json.',
  }
}

function findRemovedAttribute({ name, attributes }: Tag): Problem | undefined {
  const found = attributes.map(([key]) => key).find((key) => !contentAttributes.includes(key))
  return found === undefined
    ? undefined
    : {
        code: 'markup-removed',
        message: `"${found}" of <${name}> is removed before the text is shown.`,
        found,
        remedy: `Use only these attributes: ${contentAttributes.join(', ')}.`,
      }
}

const findHref = ({ name, attributes }: Tag): string | undefined =>
  name === 'a' ? attributes.find(([key]) => key === 'href')?.[1] : undefined

function findDeadLink(draft: Draft, tag: Tag): Problem | undefined {
  const href = findHref(tag)
  if (href === undefined) return undefined
  if (classifyUrl(href) === 'invalid')
    return {
      ...createDeadLinkFinding(href),
      message: `The link address ${JSON.stringify(href)} is not valid.`,
      remedy: 'Write an address of this site that begins with a slash, or one that begins with https:, mailto: or tel:.',
    }
  const path = findSitePath(href)
  if (path === undefined || hasOmittedTargets(draft)) return undefined
  if (findRoute(getRoutePaths(draft.config), path) === undefined) return toMissingRouteProblem(draft, href, path)
  const missingEntry = findMissingEntry(draft, href, path)
  return missingEntry && toMissingEntryProblem(draft, href, missingEntry)
}

/** Pages whose address names the entry of the content that they show. `setting` names their route in routes.json. */
const entryPages = [
  { setting: 'help', parameter: 'topic', section: 'help', messageStart: 'The help centre has no topic' },
  { setting: 'promotion', parameter: 'id', section: 'announcements', messageStart: 'There is no announcement' },
] as const

interface MissingEntry {
  readonly page: (typeof entryPages)[number]
  readonly id: string
}

/** Returns the content entry that an address names and the brand does not have; `undefined` if there is none. */
function findMissingEntry(draft: Draft, href: string, path: string): MissingEntry | undefined {
  const route = findRoute(getRoutePaths(draft.config), path)
  const page = entryPages.find((entryPage) => route === findValueAt(draft.config, ['routes', entryPage.setting]))
  const id = page && new RegExp(`[?&]${page.parameter}=([^&#]*)`).exec(href)?.[1]
  if (page === undefined || id === undefined || id === '') return undefined
  return isObject(findValueAt(draft.config, ['content', page.section, id])) ? undefined : { page, id }
}

const createDeadLinkFinding = (href: string) => ({ code: 'dead-link' as const, found: href })

/** Whether invalid values of routes, games or content have been left out. Site links are not checked then. */
const hasOmittedTargets = ({ omitted }: Draft): boolean => omitted.some((pointer) => /^\/(?:routes|games|content)/.test(pointer))

/** Returns the path of an address within the site, without query and fragment; `undefined` for any other address. */
const findSitePath = (href: string): string | undefined => toInternalPath(href)?.replace(/[?#].*$/s, '')

/** Returns the paths of the routes that visitors can reach, by route id. */
function getRoutePaths(config: JsonObject | undefined): ReadonlyMap<string, string> {
  const routes = findValueAt(config === undefined ? undefined : omitDisabled(config), ['routes', 'routes'])
  const paths = Object.entries(isObject(routes) ? routes : {}).map(
    ([id, route]) => [id, stripTrailingSlash(String(findValueAt(route, ['path'])))] as const,
  )
  return new Map(paths)
}

const findRoute = (routes: ReadonlyMap<string, string>, path: string): string | undefined =>
  [...routes].find(([, routePath]) => routePath === stripTrailingSlash(path))?.[0]

const stripTrailingSlash = (path: string): string => path.replace(/(?<=.)\/$/, '')

function toMissingRouteProblem(draft: Draft, href: string, path: string): Problem {
  const suggestion = findNearestName(path, getRoutePaths(draft.config).values())
  return {
    ...createDeadLinkFinding(href),
    message: `The site has no page at ${path}.`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? 'Choose another address, or add a route.' : `Write ${suggestion}, or add a route.`,
  }
}

function toMissingEntryProblem(draft: Draft, href: string, { page, id }: MissingEntry): Problem {
  const entries = findValueAt(draft.config, ['content', page.section])
  const suggestion = findNearestName(id, Object.keys(isObject(entries) ? entries : {}))
  return {
    ...createDeadLinkFinding(href),
    message: `${page.messageStart} "${id}".`,
    ...(suggestion === undefined ? {} : { suggestion }),
    remedy: suggestion === undefined ? `Choose another one, or add it to "${page.section}".` : `Write ${page.parameter}=${suggestion}.`,
  }
}
