import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readStored, writeStored } from '../storage/browser-storage.ts'

/** The ways a page of results is shown; each is an address below /resultList (B.router.12). The first is the default (G70). */
export const LIST_VIEWS = ['tableList', 'imgList', 'imgText', 'imagesProp'] as const
export type ListView = (typeof LIST_VIEWS)[number]

const KEY = 'gezhi.listView'

/** The view that was chosen last in this browser. */
export function lastListView(): ListView {
  return viewNamed(readStored(KEY))
}

/** The view of the address on the screen, and how to change it: the search stays. */
export function useListView(): readonly [ListView, (view: ListView) => void] {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const navigate = useNavigate()
  const change = useCallback(
    (view: ListView) => {
      writeStored(KEY, view)
      void navigate({ to: `/resultList/${view}`, search: true, resetScroll: false })
    },
    [navigate],
  )
  return [viewOfPath(path), change]
}

/** The view that a path below /resultList names, without the language in front; the default for any other. */
export function viewOfPath(path: string): ListView {
  return viewNamed(path.split('/')[2])
}

function viewNamed(name: string | null | undefined): ListView {
  return LIST_VIEWS.find((view) => view === name) ?? LIST_VIEWS[0]
}
