/** What a vendor's sign looks like. The same code gives the same sign, always. */
export function markOf(code: string, shapes: number): { shape: number; turn: 0 | 90 | 180; ring: boolean } {
  let hash = 2166136261
  for (const letter of code) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  const turns = [0, 90, 180] as const
  return { shape: hash % shapes, turn: turns[Math.floor(hash / shapes) % 3] ?? 0, ring: Math.floor(hash / (shapes * 3)) % 3 === 0 }
}
