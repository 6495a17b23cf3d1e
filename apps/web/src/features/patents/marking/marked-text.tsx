import { createContext, memo, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore, type ReactNode } from 'react'
import { HIGHLIGHT_COLORS, HighlightContext } from '../../../components/highlight/highlight-context.ts'
import '../../../components/highlight/highlight.css'
import { splitByMarks } from '../../../components/highlight/split-by-marks.ts'
import { MarkStore } from './mark-store.ts'

const MarkStoreContext = createContext(new MarkStore())

/** Highlights the search terms in the long texts below, in idle moments. */
export function IdleMarks({ children }: { children: ReactNode }) {
  const findMarks = use(HighlightContext)
  const [store] = useState(() => new MarkStore())
  useEffect(() => store.setFind(findMarks), [store, findMarks])
  return <MarkStoreContext value={store}>{children}</MarkStoreContext>
}

/** A part of a long text: plain at first, with the terms of the search in their colours a moment later. */
export const MarkedText = memo(function MarkedText({ text }: { text: string }) {
  const store = use(MarkStoreContext)
  const subscribe = useCallback((listener: () => void) => store.subscribe(text, listener), [store, text])
  const marks = useSyncExternalStore(subscribe, () => store.marks(text))
  const segments = useMemo(() => splitByMarks(text, marks), [text, marks])
  return segments.map((segment, index) =>
    segment.term === null ? (
      segment.text
    ) : (
      <mark key={index} data-color={(segment.term % HIGHLIGHT_COLORS) + 1}>
        {segment.text}
      </mark>
    ),
  )
})
