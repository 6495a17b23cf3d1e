import type { RefObject } from 'react'
import type { ListViewProps } from '../list/list-view.ts'

/** Props of the views with drawings. */
export interface DrawingViewProps extends ListViewProps {
  /** The scroll container of the list; null for the window. */
  readonly scroller: RefObject<HTMLElement | null> | null
}
