import { createContext } from 'react'
import type { Mark } from './split-by-marks.ts'

/**
 * Location of a text in a record, as named by its kind (`KindLanguage.markedColumns`): a name that was searched as applicant is not
 * highlighted in the claims. `text` is the record's own text.
 */
export type TextLocation = string

/** Finds the terms of the current search in a text; none without a search. */
export type FindMarks = (text: string, location: TextLocation) => readonly Mark[]

export const HighlightContext = createContext<FindMarks>(() => [])

/** Number of highlight colours, which then repeat. */
export const HIGHLIGHT_COLORS = 6
