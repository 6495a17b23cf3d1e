import { SHOWN_PATENTS } from './patents/shown-patents.ts'
import { isShownKind, type ShownKind } from './shown-kind.ts'
import { useKind } from './use-kind.ts'

/** The kind of record that is listed here, with what its lists show. */
export function useShownKind(): ShownKind {
  const kind = useKind()
  return isShownKind(kind) ? kind : SHOWN_PATENTS
}
