import { createContext, use } from 'react'
import type { ListAction, RecordAction } from '../../routing/feature.ts'

/** The actions of all features, in order. */
export const RecordActionsContext = createContext<readonly (RecordAction | ListAction)[]>([])

/** The actions for records of a kind, in order. */
export function useRecordActions(kind: string): readonly RecordAction[] {
  return useActions(kind).filter((action) => 'open' in action)
}

/** The actions for all records of a list, in order. */
export function useListActions(kind: string): readonly ListAction[] {
  return useActions(kind).filter((action): action is ListAction => action.ofList !== undefined)
}

function useActions(kind: string): readonly (RecordAction | ListAction)[] {
  return use(RecordActionsContext).filter(({ kinds }) => kinds?.includes(kind) ?? true)
}
