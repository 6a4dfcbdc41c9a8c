const wordJoiner = '\u2060'

/** Keeps a date inside a sentence on one line; browsers otherwise break after its hyphens or slashes. */
export const preventLineBreaks = (text: string): string => text.replaceAll(/(?<=\d)[-/](?=\d)/g, `$&${wordJoiner}`)
