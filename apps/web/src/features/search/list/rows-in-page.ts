import { createContext, use } from 'react'

/** For rows of which some are hidden: from the index in the list on the screen to that in the page, from 0. */
export const RowsInPageContext = createContext<(index: number) => number>((index) => index)

/** The index in the page of a row on the screen, from 0. */
export function useIndexInPage(): (index: number) => number {
  return use(RowsInPageContext)
}
