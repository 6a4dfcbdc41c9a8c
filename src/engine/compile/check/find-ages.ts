/** Matches numbers from 16 to 25 that may be ages, and no amounts, times, percentages or parts of other numbers. */
const agePattern = /(?<![\d.,:€$£₫])(?:1[6-9]|2[0-5])(?![\d.:%])/g
/** Text after an age: 18+, 18 years old, 18 tuổi. */
const ageSuffix =
  /^(?:\s?\+(?!\d)(?=[^\p{L}]*$|\s*\p{P}|\s(?:only|years|yo)\b)|[\s-]?(?:years?[\s-](?:old|of age|or)|years?-olds?|or (?:older|over)|and (?:older|over)|tuổi|Jahren? alt|anos de idade|años de edad|ans révolus|ปี|歳|岁|歲|세|tahun))/iu
/** Text before an age: aged 18, the age of 18, đủ 18. */
const agePrefix = /(?:\bage[ds]?|\bage of|\bage is|\bage:|đủ)\s$/iu
/** Number of characters around a number that decide whether it is an age. */
const contextLength = 24

/** Fast pre-check: matches every text that names an age, in plain text or in JSON, and few others. */
const quickTestPattern = /(?:1[6-9]|2[0-5])(?:(?:\s|\\[fnrt])?\+|(?:[\s-]|\\[fnrt])?[yoajtป歳岁歲세]|(?<=[eds:fủ](?:\s|\\[fnrt])..))|\\u/i

/** Whether a text or the source of a JSON file may name an age. */
export const canContainAge = (text: string): boolean => quickTestPattern.test(text)

/** Returns the ages from 16 to 25 that a text names. */
export function findAges(text: string): readonly number[] {
  return [...text.matchAll(agePattern)].flatMap(({ 0: found, index }) => {
    const end = index + found.length
    const isAge =
      ageSuffix.test(text.slice(end, end + contextLength)) || agePrefix.test(text.slice(Math.max(0, index - contextLength), index))
    return isAge ? [Number(found)] : []
  })
}
