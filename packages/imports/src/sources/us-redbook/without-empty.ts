/** A record without undefined properties, empty lists and empty objects. `titles` stays, it is always a list. */
export function withoutEmpty<T extends object>(facts: { [K in keyof T]: T[K] | undefined }): T {
  const nonEmpty = Object.entries(facts).filter(([name, value]) => name === 'titles' || !isEmpty(value))
  return Object.fromEntries(nonEmpty) as T
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === '') return true
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0
}
