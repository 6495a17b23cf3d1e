/** A query for exactly this party: `AP=="中山大学"`. Quotes in the name cannot stand in a query and are left out. */
export function partyQuery(field: 'AP' | 'IN', name: string): string {
  return `${field}=="${name.replaceAll('"', '')}"`
}

/** A query for a class and what lies below it: `ipc=H01M4/36`. */
export function classQuery(field: 'ipc' | 'cpc', symbol: string): string {
  return `${field}=${symbol.replaceAll(/\s+/g, '')}`
}
