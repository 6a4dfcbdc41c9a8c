const wordJoiner = '\u2060'

/** A date inside a sentence stays in one line: browsers would end one behind a hyphen. */
export const keepLine = (text: string): string => text.replaceAll(/(?<=\d)-(?=\d)/g, `-${wordJoiner}`)
