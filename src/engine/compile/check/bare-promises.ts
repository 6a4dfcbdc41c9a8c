import { promiseKinds, type PromiseKind } from './promise-words.ts'

/** Quick test that every text with a promise passes. Most other texts fail it. */
const quickTest = /[\d€$£₫₮%]|minute|hour|day|week|month|times|free|phút|giờ|ngày|tuần|tháng|lần|vòng|lượt/iu

/**
 * The end of a clause: a full stop, the end of a line or of an HTML block, or a conjunction after a comma. A question
 * and its answer are one clause.
 */
const clauseEnd = /[.!;](?=\s|$)|\n|\s[–—]\s|,\s(?=(?:and|but|or|so|while|và|nhưng|còn|hoặc)\s)/iu
const blockEnd = /<\/(?:p|li|tr|h\d|div|ul|ol|table|blockquote)>|<br\b[^>]*>/gi

/**
 * Returns the numbers that a text promises, as written. A number counts as promised if its clause contains a word of
 * promising, such as "paid" or "wagering". Tags and placeholders are ignored.
 */
export function barePromises(text: string): readonly string[] {
  if (!quickTest.test(text)) return []
  const plain = text
    .normalize('NFC')
    .replaceAll(blockEnd, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\{[^{}]*\}/g, '§')
  return plain.split(clauseEnd).flatMap(promisesIn)
}

const promisesIn = (clause: string): readonly string[] =>
  promiseKinds
    .filter(({ words, elsewhere }) => words.test(clause) && elsewhere?.test(clause) !== true)
    .flatMap((kind) => [...clause.matchAll(kind.number)].filter((match) => isPromise(clause, match, kind)))
    .sort((a, b) => a.index - b.index)
    .map(([found]) => found.trim())

function isPromise(clause: string, { index, 0: found }: RegExpExecArray, { before, behind, unless }: PromiseKind): boolean {
  const [textBefore, textAfter] = [clause.slice(0, index), clause.slice(index + found.length)]
  if (unless?.test(textAfter) === true) return false
  return (
    (before === undefined && behind === undefined) ||
    before?.test(textBefore) === true ||
    behind?.test(textAfter) === true ||
    found.includes('+')
  )
}
