import { lazy, Suspense } from 'react'
import type { ListView } from '../../../kinds/kind-display.ts'
import { ListSkeleton } from '../list/list-skeleton.tsx'
import type { DrawingViewProps } from './drawing-view.ts'

/** The views with drawings are loaded when first chosen: most visits stay with the table. */
const DRAWING_VIEWS = {
  imgList: lazy(async () => ({ default: (await import('./grid-view.tsx')).GridView })),
  imgText: lazy(async () => ({ default: (await import('./text-view.tsx')).TextView })),
  imagesProp: lazy(async () => ({ default: (await import('./strip-view.tsx')).StripView })),
} as const

/** The rows in one of the views with drawings. */
export function DrawingRows({ view, ...rows }: DrawingViewProps & { view: Exclude<ListView, 'tableList'> }) {
  const View = DRAWING_VIEWS[view]
  return (
    <Suspense fallback={<ListSkeleton />}>
      <View {...rows} />
    </Suspense>
  )
}
