import type { RefObject } from 'react'
import type { ListViewProps } from '../list/list-view.ts'

/** What the views with drawings are given. */
export interface DrawingViewProps extends ListViewProps {
  /** What scrolls the list; null if the window does. */
  readonly scroller: RefObject<HTMLElement | null> | null
}
