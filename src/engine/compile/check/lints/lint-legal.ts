import { defineRule } from '../define-rule.ts'
import { isAffectedByOmission, locate, type Draft, type LocatedFinding } from '../../draft.ts'
import { escapePointerToken, isObject, findValueAt, type JsonObject } from '../../read/pointer.ts'

/**
 * Checks what the law and the specification require of every brand: the notice in every footer, the links about the
 * company, and a way to withdraw consent to visit statistics.
 */
export const rule = defineRule({
  codes: {
    'legal-notice-missing': {
      severity: 'error',
      about: 'A footer has no legal notice that is always visible.',
      remedy: 'Keep the node with the widget legal-notice, without a condition.',
    },
    'legal-link-missing': {
      severity: 'error',
      about: 'The links about the company lack the terms, the privacy notice or responsible gaming.',
      remedy: 'Keep an entry for each of them, without a condition.',
    },
    'consent-missing': {
      severity: 'warning',
      about: 'Visitors who consented to visit statistics cannot withdraw their consent.',
      remedy: 'Keep the node with the widget visit-consent on a page without access conditions.',
    },
  },
  check: lintLegal,
})

function lintLegal(draft: Draft): readonly LocatedFinding[] {
  const { config, parent } = draft
  return [
    ...(config['layouts'] === parent?.['layouts'] ? [] : checkFooters(draft)),
    ...(findValueAt(config, ['navigation', 'about']) === findValueAt(parent, ['navigation', 'about']) ? [] : checkAbout(draft)),
    ...(config['pages'] === parent?.['pages'] ? [] : checkConsent(draft)),
  ]
}

const getMapAt = (config: JsonObject | undefined, steps: readonly string[]): JsonObject => {
  const map = findValueAt(config, steps)
  return isObject(map) ? map : {}
}

function checkFooters(draft: Draft): LocatedFinding[] {
  const footers = new Set(
    Object.values(getMapAt(draft.config, ['layouts', 'layouts'])).flatMap((layout) =>
      isObject(layout) && typeof layout['footer'] === 'string' ? [layout['footer']] : [],
    ),
  )
  const areas = getMapAt(draft.config, ['layouts', 'areas'])
  return [...footers].flatMap((footer) => {
    if (isAffectedByOmission(draft, `/layouts/areas/${escapePointerToken(footer)}`)) return []
    if (!Object.hasOwn(areas, footer) || findUnconditionalNode(findValueAt(areas, [footer, 'nodes']), 'legal-notice') !== undefined)
      return []
    return [
      locate(draft, findRemovedNotice(draft, footer) ?? `/layouts/areas/${escapePointerToken(footer)}/nodes`, {
        code: 'legal-notice-missing',
        at: 'key',
        message: `The footer "${footer}" has no legal notice that is always visible.`,
        expected: 'a node with the widget legal-notice and without a condition',
        remedy: 'Add { "widget": "legal-notice" } to its nodes, or keep the inherited one.',
      }),
    ]
  })
}

/**
 * The id of the node that is, or contains, a widget that is always shown: no node on the path to it has a condition.
 */
function findUnconditionalNode(nodes: unknown, widget: string): string | undefined {
  if (!isObject(nodes)) return undefined
  for (const id in nodes) {
    const node = nodes[id]
    if (!isObject(node) || node['when'] !== undefined) continue
    if (node['widget'] === widget || findUnconditionalNode(node['nodes'], widget) !== undefined) return id
  }
  return undefined
}

/** The pointer of the node with the notice in the extended merchant's footer; `undefined` if there is none. */
function findRemovedNotice(draft: Draft, footer: string): string | undefined {
  const id = findUnconditionalNode(findValueAt(draft.parent, ['layouts', 'areas', footer, 'nodes']), 'legal-notice')
  return id === undefined ? undefined : `/layouts/areas/${escapePointerToken(footer)}/nodes/${escapePointerToken(id)}`
}

const requiredTopics = ['terms', 'privacy', 'responsible-gaming']

function checkAbout(draft: Draft): LocatedFinding[] {
  const about = getMapAt(draft.config, ['navigation', 'about'])
  if (isAffectedByOmission(draft, '/navigation/about')) return []
  const inheritedAbout = getMapAt(draft.parent, ['navigation', 'about'])
  const opensArticle = (item: unknown, topic: string): boolean => isObject(item) && findValueAt(item, ['action', 'article']) === topic
  return requiredTopics.flatMap((topic) => {
    if (Object.values(about).some((item) => opensArticle(item, topic) && isObject(item) && item['when'] === undefined)) return []
    const id = Object.keys(inheritedAbout).find((entryId) => opensArticle(inheritedAbout[entryId], topic))
    return [
      locate(draft, id === undefined ? '/navigation/about' : `/navigation/about/${escapePointerToken(id)}`, {
        code: 'legal-link-missing',
        at: 'key',
        message: `No unconditional link about the company leads to "${topic}".`,
        expected: `an entry of "about" with { "article": "${topic}" } and without a condition`,
        remedy: id === undefined ? `Add an entry with the action { "article": "${topic}" }.` : `Keep the entry "${id}".`,
      }),
    ]
  })
}

/**
 * Reports a missing widget for withdrawing consent, only if the extended merchant has one on a page that this merchant
 * changed or removed.
 */
function checkConsent(draft: Draft): LocatedFinding[] {
  const [pages, inheritedPages] = [getMapAt(draft.config, ['pages']), getMapAt(draft.parent, ['pages'])]
  const removedNodePath = findConsentNode(inheritedPages, pages)
  return removedNodePath === undefined || isAffectedByOmission(draft, '/pages') || findConsentNode(pages) !== undefined
    ? []
    : [
        locate(draft, `/pages/${removedNodePath.map(escapePointerToken).join('/nodes/')}`, {
          code: 'consent-missing',
          at: 'key',
          message: 'No page lets visitors withdraw their consent to visit statistics.',
          expected: 'a node with the widget visit-consent and without a condition, on any page',
          remedy: 'Keep the node, or add { "widget": "visit-consent" } to a page without access conditions.',
        }),
      ]
}

/**
 * The first page and node with the widget visit-consent that is always shown; `undefined` if there is none. Pages that
 * are identical (`===`) to those of `skippedPages` are skipped.
 */
function findConsentNode(pages: JsonObject, skippedPages: JsonObject = {}): [page: string, node: string] | undefined {
  for (const page in pages) {
    if (pages[page] === skippedPages[page]) continue
    const node = findUnconditionalNode(findValueAt(pages[page], ['nodes']), 'visit-consent')
    if (node !== undefined) return [page, node]
  }
  return undefined
}
