import { lazy } from 'react'

/** `RecordTag`, loaded after the page. */
export const LateRecordTag = lazy(async () => ({ default: (await import('./record-tag.tsx')).RecordTag }))
