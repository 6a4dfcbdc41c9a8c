import { isVisible } from './elements.ts'
import type { Report } from './types.ts'

/** A word with its punctuation. Longer words, addresses, codes and masked numbers may continue on the next line. */
const plainWord = /(?<!\S)[\p{Ps}\p{Pi}]*[\p{L}\p{M}’-]{2,24}[\p{Po}\p{Pe}\p{Pf}]*(?!\S)/gu

/** Reports words that continue on the next line without a hyphen, as in a column that is too narrow for its text. */
export function checkWords(root: Element, layer: Element | undefined, report: Report): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !isVisible(element, layer) || !spansLines(createRange(node, 0, node.nodeValue?.length ?? 0))) continue
    for (const { 0: word, index } of (node.nodeValue ?? '').matchAll(plainWord)) {
      let start = index
      for (const part of word.split(/(?<=-)/)) {
        if (spansLines(createRange(node, start, start + part.length))) report('broken-word', { element, name: word }, 'the width')
        start += part.length
      }
    }
  }
}

function createRange(node: Node, start: number, end: number): Range {
  const range = document.createRange()
  range.setStart(node, start)
  range.setEnd(node, end)
  return range
}

const spansLines = (range: Range): boolean => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
