import { memo, use, useMemo } from 'react'
import { HIGHLIGHT_COLORS, HighlightContext, type TextLocation } from './highlight-context.ts'
import './highlight.css'
import { splitByMarks } from './split-by-marks.ts'

/** A text with the terms of the search in their colours. */
export const HighlightedText = memo(function HighlightedText({ text, location = 'text' }: { text: string; location?: TextLocation }) {
  const findMarks = use(HighlightContext)
  const segments = useMemo(() => splitByMarks(text, findMarks(text, location)), [text, location, findMarks])
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
