import type { Language } from '@gezhi/contract'
import { COUNTRY_LABELS } from '@gezhi/records'
import type { SearchEngine } from '@gezhi/search'

/** Coverage of one office. */
export interface CountryCoverage {
  readonly country: string
  readonly patentCount: number
  /** `yyyyMMdd` of the first and the last publication; null if none has a date. */
  readonly firstDate: string | null
  readonly lastDate: string | null
}

/** Reads the coverage of the index; recounted only when its data have changed. */
export interface Coverage {
  /** Offices, most documents first. */
  countries(): Promise<readonly CountryCoverage[]>
}

/** Records of an office, each with the day it was published (`yyyyMMdd`). */
interface Published {
  readonly publicationDate?: string
}

/** More than there are offices. */
const EVERY_OFFICE = 300
const TIME_LIMIT = 10_000

/** The coverage of an engine's index. An incomplete count is not cached. */
export function coverageOf(engine: SearchEngine<Published>): Coverage {
  let cached: { version: number; countries: readonly CountryCoverage[] } | null = null
  return {
    async countries() {
      const { version } = await engine.status()
      if (cached?.version === version) return cached.countries
      const [facet] = await engine.facets({ query: null, facets: [{ field: 'country', count: EVERY_OFFICE }], timeLimit: TIME_LIMIT })
      if (facet === undefined) return []
      const countries = await Promise.all(facet.list.map(({ value, count }) => countryCoverage(engine, value, count)))
      if (!facet.timedOut) cached = { version, countries }
      return countries
    },
  }
}

async function countryCoverage(engine: SearchEngine<Published>, country: string, patentCount: number): Promise<CountryCoverage> {
  const end = async (order: 'asc' | 'desc') => {
    const filters = [{ field: 'country', values: [country], include: true }]
    const { hits } = await engine.page({ query: null, filters, sort: [{ by: 'publication_date', order }], from: 0, size: 1, short: true })
    return dateOf(hits[0]?.record)
  }
  return { country, patentCount, firstDate: await end('asc'), lastDate: await end('desc') }
}

function dateOf(record: Published | undefined): string | null {
  return record?.publicationDate ?? null
}

/** The name of an office, its code if it has none. */
export function countryName(country: string, language: Language): string {
  return COUNTRY_LABELS[country]?.[language] ?? country
}
