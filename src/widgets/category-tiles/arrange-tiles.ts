/**
 * How so many tiles fill two rows without a hole: an odd number lets the first one stand twice as high and wide, an
 * even number is halved. Few tiles stand in one row. In three columns, as on phones, the first one spans `span` of
 * them.
 */
export function arrangeTiles(count: number): { columns: number; lead: boolean; span: number } {
  const span = 1 + ((3 - (count % 3)) % 3)
  if (count < 5) return { columns: Math.max(1, count), lead: false, span }
  const lead = count % 2 === 1
  return { columns: lead ? (count + 3) / 2 : count / 2, lead, span }
}
