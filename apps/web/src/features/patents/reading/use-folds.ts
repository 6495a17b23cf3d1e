import { useState } from 'react'
import { readStored, writeStored } from '../../../storage/browser-storage.ts'

const KEY = 'gezhi.patentPanes'

/** Which panes next to the text are open; stored for the next visit. */
export interface Folds {
  readonly list: boolean
  readonly side: boolean
}

/** The open panes, initially the side, and a function to toggle one. */
export function useFolds(): readonly [Folds, (pane: keyof Folds) => void] {
  const [folds, setFolds] = useState<Folds>(() => {
    const stored = readStored(KEY)?.split(' ')
    return { list: stored?.includes('list') ?? false, side: stored?.includes('side') ?? true }
  })
  const toggle = (pane: keyof Folds) => {
    const next = { ...folds, [pane]: !folds[pane] }
    setFolds(next)
    writeStored(KEY, [next.list && 'list', next.side && 'side', 'kept'].filter(Boolean).join(' '))
  }
  return [folds, toggle]
}
