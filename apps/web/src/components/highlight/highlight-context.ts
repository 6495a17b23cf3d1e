import { createContext } from 'react'
import type { Mark } from './split-by-marks.ts'

/**
 * Where a text stands in a record, as its kind names it (`KindLanguage.markedColumns`): a name that was searched as applicant is not marked
 * in the claims. `text` is what the record says itself.
 */
export type TextLocation = string

/** Finds the terms of the search on the screen in a text; finds nothing where there is no search. */
export type FindMarks = (text: string, location: TextLocation) => readonly Mark[]

export const HighlightContext = createContext<FindMarks>(() => [])

/** Colours of highlights; further terms begin with the first again. */
export const HIGHLIGHT_COLORS = 6
