/** A phrase that readers must translate, and what to write instead. */
interface WordingRule {
  readonly phrase: RegExp
  readonly remedy: string
}

/** Phrases that comments, messages, test titles and documents do not use. */
const wordingRules: readonly WordingRule[] = [
  { phrase: /\bwhoever\b/i, remedy: 'name the actor: the player, the caller, the operator' },
  { phrase: /\bsomebody (?:is|has|was|who|from|of|else)\b/i, remedy: 'name the actor: a player, a visitor, an agent' },
  { phrase: /\b(?:is|are|was|were|be) told\b/i, remedy: 'write "receives", "is notified" or "is reported"' },
  { phrase: /\btak(?:e|es|en|ing) (?:it )?away\b/i, remedy: 'write "remove"' },
  { phrase: /\bstands? (?:in(?! for)|at|beside|below|above|here|there|behind)\b/i, remedy: 'write "is"' },
  { phrase: /\bwhere (?:there is|nothing|none|nobody)\b/i, remedy: 'state the case: "if there is none", "`undefined` if …"' },
  { phrase: /\bwhat (?:is|was) (?:said|told|asked|typed|meant)\b/i, remedy: 'name it: the message, the request, the input' },
]

export interface WordingFinding {
  /** Counted from 1. */
  readonly line: number
  readonly phrase: string
  readonly remedy: string
}

/** Returns the phrases in a text, in order. */
export const findWording = (text: string): readonly WordingFinding[] =>
  text.split('\n').flatMap((line, index) =>
    wordingRules.flatMap(({ phrase, remedy }) => {
      const found = phrase.exec(line)?.[0]
      return found === undefined ? [] : [{ line: index + 1, phrase: found, remedy }]
    }),
  )
