import { randomInt } from 'node:crypto'

/** Letters and digits that nobody takes for one another, when they are read out. */
const plain = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** What something is called where people speak of it: a letter that says what it is, and ten signs by chance. */
export const makeReference = (letter: string): string =>
  `${letter}${Array.from({ length: 10 }, () => plain[randomInt(plain.length)]).join('')}`
