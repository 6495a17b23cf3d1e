import { useState } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'

const KEY = 'gezhi.facetsFolded'

/** Whether the facets are collapsed, stored for the next visit. */
export function useFacetFold(): readonly [boolean, (folded: boolean) => void] {
  const [folded, setFolded] = useState(() => readStored(KEY) === 'yes')
  const fold = (next: boolean) => {
    setFolded(next)
    writeStored(KEY, next ? 'yes' : null)
  }
  return [folded, fold]
}
