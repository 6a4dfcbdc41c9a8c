/**
 * Formats a count with its noun in English: "1 error", "1,200 errors". Pass `plural` for a noun whose plural does not
 * just add an "s".
 */
export const formatCount = (count: number | bigint, noun: string, plural = `${noun}s`): string =>
  `${count.toLocaleString('en')} ${Number(count) === 1 ? noun : plural}`
