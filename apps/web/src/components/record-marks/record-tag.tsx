import { useMemo } from 'react'
import type { SearchableKind } from '../../kinds/searchable-kind.ts'
import { useRecordMarks } from './record-marks.ts'
import { TagDot } from './tag-dot.tsx'

/** The tag of one record, on its page; nothing without one. */
export function RecordTag({ kind, number }: { readonly kind: Pick<SearchableKind, 'marked'>; readonly number: string }) {
  const numbers = useMemo(() => [number], [number])
  return <TagDot named tag={useRecordMarks(kind, numbers).get(number)?.tag ?? null} />
}
