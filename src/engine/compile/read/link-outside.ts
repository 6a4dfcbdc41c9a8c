/**
 * What is said of a link that leads out of a merchant's folder: what lies elsewhere on the machine is nobody's to
 * publish.
 */
export const linkOutside = {
  message: "This link leads out of the merchant's folder.",
  remedy: 'Put the file itself in its place, or take the link away.',
} as const
