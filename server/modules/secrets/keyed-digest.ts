import { createHmac } from 'node:crypto'

/** What is kept of a text that has only to be known again. Equal texts of two kinds have nothing in common. */
export const keyedDigest = (key: Buffer, kind: string, text: string): Buffer =>
  createHmac('sha256', key).update(`${kind}\0${text}`).digest()
