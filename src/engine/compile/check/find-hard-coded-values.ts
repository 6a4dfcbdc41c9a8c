import { ruleValueKinds, type RuleValueKind } from './rule-value-words.ts'

/** Fast pre-check: matches every text that contains a rule value, and few others. */
const quickTestPattern = /[\d€$£₫₮%]|minute|hour|day|week|month|times|free|phút|giờ|ngày|tuần|tháng|lần|vòng|lượt/iu

/**
 * The end of a clause: a full stop, an exclamation mark, a semicolon, a dash, the end of a line or of an HTML block, or
 * a comma before a conjunction. A question and its answer are one clause.
 */
const clauseEnd = /[.!;](?=\s|$)|\n|\s[–—]\s|,\s(?=(?:and|but|or|so|while|và|nhưng|còn|hoặc)\s)/iu
const blockEnd = /<\/(?:p|li|tr|h\d|div|ul|ol|table|blockquote)>|<br\b[^>]*>/gi

/**
 * Returns the hard-coded rule values in a text, as written. A rule value is a number that the rules of the brand
 * define, such as a bonus amount. A number counts as one if it and its clause match a `RuleValueKind`; most kinds
 * require a word such as "paid" or "wagering". Tags and placeholders are ignored.
 */
export function findHardCodedValues(text: string): readonly string[] {
  if (!quickTestPattern.test(text)) return []
  const plainText = text
    .normalize('NFC')
    .replaceAll(blockEnd, '\n')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\{[^{}]*\}/g, '§')
  return plainText.split(clauseEnd).flatMap(listHardCodedValues)
}

const listHardCodedValues = (clause: string): readonly string[] =>
  ruleValueKinds
    .filter(({ words, exceptWords }) => words.test(clause) && exceptWords?.test(clause) !== true)
    .flatMap((kind) => [...clause.matchAll(kind.number)].filter((match) => isRuleValue(clause, match, kind)))
    .sort((a, b) => a.index - b.index)
    .map(([found]) => found.trim())

function isRuleValue(
  clause: string,
  { index, 0: found }: RegExpExecArray,
  { precededBy, followedBy, notFollowedBy }: RuleValueKind,
): boolean {
  const [textBefore, textAfter] = [clause.slice(0, index), clause.slice(index + found.length)]
  if (notFollowedBy?.test(textAfter) === true) return false
  return (
    (precededBy === undefined && followedBy === undefined) ||
    precededBy?.test(textBefore) === true ||
    followedBy?.test(textAfter) === true ||
    found.includes('+')
  )
}
