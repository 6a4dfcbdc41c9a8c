/**
 * How so many tiles fill two rows without a hole: an odd number lets the first one stand twice as high and wide, an even
 * number is halved. Few tiles stand in one row.
 */
export function arrangeTiles(count: number): { columns: number; lead: boolean } {
  if (count < 5) return { columns: Math.max(1, count), lead: false }
  const lead = count % 2 === 1
  return { columns: lead ? (count + 3) / 2 : count / 2, lead }
}
