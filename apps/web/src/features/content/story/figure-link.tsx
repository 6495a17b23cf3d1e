import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { UNGROUPED } from '../../../kinds/searchable-kind.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { emptySearch, toAddressParams } from '../../../search-state/search-state.ts'
import type { FigureGroup } from './index-figures.ts'

/** The facet of the result list each group is; years of publication are a query. */
const FACETS: Readonly<Record<Exclude<FigureGroup, 'years'>, string>> = {
  places: 'country',
  fields: 'section',
  types: 'type',
  states: 'legal',
}

interface FigureLinkProps {
  readonly group: FigureGroup
  readonly value: string
  readonly label?: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** Links to the documents of a count, ungrouped as they were counted. */
export function FigureLink({ group, value, label, className, children }: FigureLinkProps) {
  const empty = { ...emptySearch(useKind()), grouping: UNGROUPED }
  const search =
    group === 'years'
      ? { ...empty, query: `pd=${value}` }
      : { ...empty, query: 'country=*', filters: [{ facet: FACETS[group], value, include: true }] }
  return (
    <Link to="/resultList" search={toAddressParams(search)} {...(label && { 'aria-label': label })} {...(className && { className })}>
      {children}
    </Link>
  )
}
