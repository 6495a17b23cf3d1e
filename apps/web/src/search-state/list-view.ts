import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import type { ListView } from '../kinds/kind-display.ts'
import type { SearchableKind } from '../kinds/searchable-kind.ts'
import { useKind } from '../kinds/use-kind.ts'
import { readStored, writeStored } from '../storage/browser-storage.ts'

const KEY = 'gezhi.listView'

/** The view that was chosen last in this browser; the default of the kind (G70) where it has no such view. */
export function lastListView(kind: SearchableKind): ListView {
  return viewNamed(kind, readStored(KEY))
}

/** The view of the address on the screen, and how to change it: the search stays. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const navigate = useNavigate()
  const kind = useKind()
  const change = useCallback(
    (view: ListView) => {
      writeStored(KEY, view)
      void navigate({ to: viewPath(kind, view), search: true as never, resetScroll: false })
    },
    [navigate, kind],
  )
  return [viewOfPath(kind, path), change]
}

/** The address of a view; a kind with one view has no separate address for it. */
export function viewPath({ pages, views }: SearchableKind, view: ListView): string {
  return views.length === 1 ? pages.list : `${pages.list}/${view}`
}

/** The view that a path below that of the list names, without the language in front; the default for any other. */
export function viewOfPath(kind: SearchableKind, path: string): ListView {
  return viewNamed(kind, path.startsWith(`${kind.pages.list}/`) ? path.slice(kind.pages.list.length + 1).replace(/\/.*$/, '') : null)
}

function viewNamed({ views }: SearchableKind, name: string | null): ListView {
  return views.find((view) => view === name) ?? views[0]
}
