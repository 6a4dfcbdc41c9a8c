/** Returns the median, or the higher of the two middle numbers; `NaN` for an empty list. */
export const computeMedian = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN
