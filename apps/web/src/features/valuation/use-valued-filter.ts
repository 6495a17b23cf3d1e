import { VALUATION_FILTERS, VALUATION_SEARCH_TYPES, type ValuationFilter, type ValuationSearchType } from '@gezhi/contract/client'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'

/** What is shown of a list of values. */
export interface ValuedFilter {
  readonly text: string
  /** Null until something is searched. */
  readonly searchType: ValuationSearchType | null
  readonly values: Readonly<Partial<Record<ValuationFilter, string>>>
  /** From 1. */
  readonly page: number
}

/** The filter and the page in the address: the way back from a patent leads to the same list. */
export function useValuedFilter(): [filter: ValuedFilter, change: (next: Partial<ValuedFilter>) => void] {
  const navigate = useNavigate()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const filter = useMemo(() => readFilter(search), [search])
  const change = (next: Partial<ValuedFilter>) => {
    const { text, searchType, values, page } = { ...filter, page: 1, ...next }
    const rest = Object.entries(search).filter(([name]) => !NAMES.has(name))
    const shown = { textContent: text, searchType: searchType ?? '', ...values, page: page > 1 ? page : '' }
    const params = Object.fromEntries([...rest, ...Object.entries(shown).filter(([, value]) => value !== '')])
    void navigate({ to: '.', search: params as never, replace: true, resetScroll: next.page !== undefined })
  }
  return [filter, change]
}

const NAMES: ReadonlySet<string> = new Set(['textContent', 'searchType', 'page', ...VALUATION_FILTERS])

/** The router reads numbers as such. */
function readFilter(search: Readonly<Record<string, unknown>>): ValuedFilter {
  const textOf = (name: string) => (['string', 'number'].includes(typeof search[name]) ? String(search[name]) : '')
  const page = Number(textOf('page'))
  return {
    text: textOf('textContent'),
    searchType: VALUATION_SEARCH_TYPES.find((type) => type === textOf('searchType')) ?? null,
    values: Object.fromEntries(VALUATION_FILTERS.flatMap((name) => (textOf(name) === '' ? [] : [[name, textOf(name)]]))),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}
