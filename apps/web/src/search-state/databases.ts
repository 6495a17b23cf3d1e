/** Which databases a search looks in; an empty list is all of them. */
export interface Databases {
  /** Codes of patent types. */
  readonly types: readonly string[]
  /** Codes of publishing offices. */
  readonly countries: readonly string[]
}

export const ALL_DATABASES: Databases = { types: [], countries: [] }

const CODE = /^[A-Za-z][\w-]{0,30}$/

/** The databases in a URL, `invention,utility` and `CN,US`; unknown codes are omitted. */
export function parseDatabases(types: string, countries: string): Databases {
  if (types === '' && countries === '') return ALL_DATABASES
  return { types: codesOf(types), countries: codesOf(countries) }
}

/** The databases of a request; empty if all are searched. */
export function databaseRequest({ types, countries }: Databases): { typeList?: string[]; countryList?: string[] } {
  return { ...(types.length > 0 && { typeList: [...types] }), ...(countries.length > 0 && { countryList: [...countries] }) }
}

function codesOf(text: string): string[] {
  return [...new Set(text.split(','))].filter((code) => CODE.test(code)).slice(0, 500)
}
