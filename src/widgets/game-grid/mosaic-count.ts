/**
 * How many of so many games a mosaic shows, so that its rows are full with six, four and two columns, the first picture
 * standing over four places.
 */
export function mosaicCount(games: number): number {
  if (games >= 9) return 9 + 12 * Math.floor((games - 9) / 12)
  return games >= 5 ? 5 : games
}
