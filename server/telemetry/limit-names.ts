const other = 'other'

/** Returns a function that keeps the first `max` names and replaces all later ones by `other`. */
export function limitNames(max: number): (name: string) => string {
  const known = new Set<string>()
  return (name) => {
    if (known.has(name)) return name
    if (known.size >= max) return other
    known.add(name)
    return name
  }
}
