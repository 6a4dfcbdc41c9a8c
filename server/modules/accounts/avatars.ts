/** The platform's own pictures for members who have sent none. */
export const avatars = ['koi', 'lantern', 'clover', 'crystal', 'planet', 'bell', 'crown', 'cherry', 'diamond', 'chest'] as const

/** Which of the pictures stands for an account: always the same, chosen by its id, which it does not tell. */
export function avatarOf(id: string): string {
  const at = [...id].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 65_521, 7)
  return avatars[at % avatars.length] ?? avatars[0]
}
