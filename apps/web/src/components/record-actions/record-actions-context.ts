import { createContext, use } from 'react'
import type { RecordAction } from '../../routing/feature.ts'

/** The actions of all features, in order. */
export const RecordActionsContext = createContext<readonly RecordAction[]>([])

/** The actions for records of a kind, in order. */
export function useRecordActions(kind: string): readonly RecordAction[] {
  return use(RecordActionsContext).filter(({ kinds }) => kinds?.includes(kind) ?? true)
}
