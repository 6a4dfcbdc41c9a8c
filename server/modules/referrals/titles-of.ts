import type { ReferralSeed } from '../../../src/generated/config.ts'

/** What the reward of one side is called, by language. */
export const titlesOf = (texts: ReferralSeed['texts'], side: 'inviter' | 'friend') =>
  Object.fromEntries(Object.entries(texts).map(([language, words]) => [language, { title: words[side] }]))
