import type { PresentUser } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { followProject, type FollowedProject } from './follow-project.ts'

/** ms between two reloads, so that many changes of another user do not reload a page all the time. */
const RELOAD_EVERY = 500
/** What shows projects, besides what the domain itself answers. */
const SHOWN = [['projects'], ['search', 'searchWithinFile']]

/**
 * Keeps what is shown of a project up to date while the page is visible; null for none. Returns who has it open besides this user (`nick`),
 * empty until that is known.
 */
export function useLiveProject(project: FollowedProject | null, nick: string): readonly PresentUser[] {
  const queries = useQueryClient()
  const [present, setPresent] = useState<readonly PresentUser[]>([])
  const reload = useEffectEvent(() => {
    for (const queryKey of SHOWN) void queries.invalidateQueries({ queryKey })
  })
  const reloadMessages = useEffectEvent(() => void queries.invalidateQueries({ queryKey: ['accounts', 'countUnreadMessages'] }))
  const projectId = project !== null && 'projectId' in project ? project.projectId : undefined
  const fileId = project !== null && 'fileId' in project ? project.fileId : undefined
  useEffect(() => {
    const followed = projectId !== undefined ? { projectId } : fileId !== undefined ? { fileId } : null
    if (followed === null) return
    let leaving: AbortController | null = null
    let [reloaded, waiting] = [0, 0]
    const reloadSoon = () => {
      if (waiting !== 0) return
      waiting = window.setTimeout(
        () => {
          waiting = 0
          reloaded = Date.now()
          reload()
        },
        Math.max(0, reloaded + RELOAD_EVERY - Date.now()),
      )
    }
    const leave = () => {
      leaving?.abort()
      leaving = null
      setPresent([])
    }
    const enter = () => {
      leaving ??= new AbortController()
      const { signal } = leaving
      void followProject(
        followed,
        {
          onUnknown: reloadSoon,
          onEvent(event) {
            if (signal.aborted) return
            if (event.event === 'present') setPresent(event.data)
            else if (event.event === 'messages') reloadMessages()
            else reloadSoon()
          },
        },
        signal,
      )
    }
    // Nobody is there who does not see the page; hidden pages hold no connection.
    const follow = () => {
      if (document.visibilityState === 'hidden') leave()
      else if (leaving === null) enter()
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      clearTimeout(waiting)
      leave()
    }
  }, [projectId, fileId])
  return present.filter((user) => user.nick !== nick)
}
