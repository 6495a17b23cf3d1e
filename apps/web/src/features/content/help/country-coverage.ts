import type { Client } from '@gezhi/contract/client'

/** Documents of one country in the index. */
export type CountryCoverage = Awaited<ReturnType<Client['content']['listCoverage']>>[number]

/** Countries whose name or code contains a text, in any letter case. */
export function countriesNamed(countries: readonly CountryCoverage[], text: string): readonly CountryCoverage[] {
  const typed = text.trim().toLowerCase()
  return countries.filter(({ name, country }) => name.toLowerCase().includes(typed) || country.toLowerCase().includes(typed))
}

/** All documents of some countries. */
export function documentsOf(countries: readonly CountryCoverage[]): number {
  return countries.reduce((sum, { patentCount }) => sum + patentCount, 0)
}

/** The last day on which any of them was published, `yyyyMMdd`; null if none has a date. */
export function newestOf(countries: readonly CountryCoverage[]): string | null {
  return countries.reduce<string | null>((newest, { lastDate }) => (newest === null || (lastDate ?? '') > newest ? lastDate : newest), null)
}
