/** Fields that parties are searched in. */
export type PartyField = 'AP' | 'APC' | 'IN' | 'agc' | 'AT' | 'EX'

/** A query for exactly this party: `AP=="中山大学"`. Quotes in the name cannot be written in a query and are left out. */
export function partyQuery(field: PartyField, name: string): string {
  return `${field}=="${name.replaceAll('"', '')}"`
}

/** Fields that classes are searched in. */
export type ClassField = 'ipc' | 'cpc' | 'loc' | 'uc'

/** A query for a class and, for hierarchical schemes, its descendants: `ipc=H01M4/36`. */
export function classQuery(field: ClassField, symbol: string): string {
  return `${field}=${symbol.replaceAll(/\s+/g, '')}`
}
