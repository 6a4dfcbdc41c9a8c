import { randomInt } from 'node:crypto'

const letters = 'abcdefghjkmnpqrstuvwxyz'
const capitals = 'ABCDEFGHJKMNPQRSTUVWXYZ'
const digits = '23456789'

/**
 * A password that can be read aloud and typed: 14 letters and digits in a row, each of the three kinds in it, about 75
 * bits of chance.
 */
export function makePassword(): string {
  const pick = (from: string): string => from.charAt(randomInt(from.length))
  const all = letters + capitals + digits
  const picked = [pick(letters), pick(capitals), pick(digits), ...Array.from({ length: 11 }, () => pick(all))]
  for (let last = picked.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    const [a = '', b = ''] = [picked[last], picked[other]]
    picked[last] = b
    picked[other] = a
  }
  return picked.join('')
}
