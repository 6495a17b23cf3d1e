import type { SearchableKind } from '../../../kinds/searchable-kind.ts'
import type { FacetFilter } from '../../../search-state/facet-filter.ts'

/** Filters displayed in one chip: a single one, or a run of years. */
export type ChipRun = readonly [FacetFilter, ...FacetFilter[]]

/** Runs of at least this many years share one chip with the first and the last. */
const MIN_TOGETHER = 3

/**
 * The filters as chips, in order: three or more consecutive years, all included or all excluded, become a range at the position of the
 * first, from the earliest to the latest. Pure.
 */
export function chipRuns({ facets }: SearchableKind, filters: readonly FacetFilter[]): ChipRun[] {
  const ofYears = facets.filter(({ panel }) => panel === 'years').map(({ key }) => key)
  const runs = [true, false].flatMap((include) =>
    ofYears.flatMap((key) => yearRuns(filters.filter((one) => one.facet === key && one.include === include))),
  )
  return filters.flatMap((filter): ChipRun[] => {
    const run = runs.find((years) => years.includes(filter))
    if (run === undefined) return [[filter]]
    return filters.find((one) => run.includes(one)) === filter ? [run] : []
  })
}

function yearRuns(years: readonly FacetFilter[]): ChipRun[] {
  const runs: [FacetFilter, ...FacetFilter[]][] = []
  for (const year of years.toSorted((a, b) => Number(a.value) - Number(b.value))) {
    const run = runs.at(-1)
    if (run && Number(run.at(-1)?.value) + 1 === Number(year.value)) run.push(year)
    else runs.push([year])
  }
  return runs.filter((run) => run.length >= MIN_TOGETHER)
}
