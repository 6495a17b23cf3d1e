import { useMemo, type ReactNode } from 'react'
import { HighlightContext, type FindMarks } from './highlight-context.ts'
import { useQueryHighlights } from './use-query-highlights.ts'
import { useStableList } from './use-stable-list.ts'

interface HighlightScopeProps {
  query: string
  /** The user's own words, highlighted in addition to those of the query. */
  own?: readonly string[]
  /** Numbers of terms, from 1, that are not highlighted. */
  muted: readonly number[]
  children: ReactNode
}

/** Highlights the terms of a query in everything below. */
export function HighlightScope({ query, own, muted, children }: HighlightScopeProps) {
  const { findMarks } = useQueryHighlights(query, own)
  const off = useStableList(muted)
  const find = useMemo<FindMarks>(
    () => (text, location) => findMarks(text, location).filter(({ term }) => !off.includes(term + 1)),
    [findMarks, off],
  )
  return <HighlightContext value={find}>{children}</HighlightContext>
}
