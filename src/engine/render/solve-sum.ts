const batch = 64

/** A number whose SHA-256, after the name of a check and a colon, begins with so many zero bits. The page stays awake meanwhile. */
export async function solveSum(id: string, bits: number, stop: AbortSignal): Promise<string> {
  const text = new TextEncoder()
  for (let first = 0; ; first += batch) {
    stop.throwIfAborted()
    const sums = Array.from({ length: batch }, (_, index) => String(first + index))
    const hashes = await Promise.all(sums.map((sum) => crypto.subtle.digest('SHA-256', text.encode(`${id}:${sum}`))))
    const found = sums.find((_, index) => zeroBits(new Uint8Array(hashes[index] ?? [])) >= bits)
    if (found !== undefined) return found
  }
}

function zeroBits(hash: Uint8Array): number {
  const at = hash.findIndex((byte) => byte !== 0)
  return at === -1 ? hash.length * 8 : at * 8 + Math.clz32(hash[at] ?? 0) - 24
}
