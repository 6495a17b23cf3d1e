import { createContext } from 'react'
import type { Mark } from './split-by-marks.ts'

/** Finds the terms of the search on the screen in any text; finds nothing where there is no search. */
export const HighlightContext = createContext<(text: string) => readonly Mark[]>(() => [])

/** Colours of highlights; further terms begin with the first again. */
export const HIGHLIGHT_COLORS = 6
