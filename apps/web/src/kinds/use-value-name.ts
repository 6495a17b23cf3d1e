import { patentValueName } from './patents/patent-value-name.ts'
import { isShownKind, type ShownKind } from './shown-kind.ts'
import { useKind } from './use-kind.ts'

/** Says what the values of facets of the kind are called that is listed here. */
export function useValueName(): ShownKind['valueName'] {
  const kind = useKind()
  return isShownKind(kind) ? kind.valueName : patentValueName
}
