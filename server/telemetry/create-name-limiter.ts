const otherName = 'other'

/** Returns a function that keeps the first `max` names and replaces all later ones by `other`. */
export function createNameLimiter(max: number): (name: string) => string {
  const keptNames = new Set<string>()
  return (name) => {
    if (keptNames.has(name)) return name
    if (keptNames.size >= max) return otherName
    keptNames.add(name)
    return name
  }
}
