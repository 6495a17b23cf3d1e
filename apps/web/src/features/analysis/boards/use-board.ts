import type { BoardPanel } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import type { OpenPanel } from './arrange-panels.ts'

/** Rows of a page of boards. */
export const PAGE_SIZE = 20

/** A page of the user's boards, newest first. */
export function useBoards(pageNo: number, pageSize = PAGE_SIZE) {
  return useQuery({
    ...callQuery(useLanguage(), 'analysis', 'listBoards', { pageNo, pageSize }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

/** A board with its charts. */
export function useStoredBoard(id: string) {
  return useQuery({ ...callQuery(useLanguage(), 'analysis', 'getBoard', { id }), staleTime: 0, refetchOnWindowFocus: false })
}

type Saving = 'saved' | 'saving' | { readonly failure: unknown }

/** The charts of an open board: each change is stored, one after another; the newest of several waiting ones. */
export function useOpenPanels(id: string, stored: readonly BoardPanel[]) {
  const nextKey = useRef(stored.length)
  const [panels, setPanels] = useState<readonly OpenPanel[]>(() => stored.map((panel, key) => ({ key, panel })))
  const [saving, setSaving] = useState<Saving>('saved')
  const waiting = useRef<readonly OpenPanel[] | null>(null)
  const isRunning = useRef(false)
  const store = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setSaving('saving')
    let sent: readonly OpenPanel[] | null = null
    try {
      while (waiting.current !== null) {
        sent = waiting.current
        waiting.current = null
        await apiClient.analysis.changeBoard({ id, panelList: sent.map(({ panel }) => panel as never) }, { keepalive: true })
      }
      setSaving('saved')
    } catch (failure) {
      waiting.current ??= sent
      setSaving({ failure })
    } finally {
      isRunning.current = false
    }
  }
  const isUnsaved = saving !== 'saved'
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isUnsaved])
  return {
    panels,
    saving,
    change(next: readonly OpenPanel[]) {
      setPanels(next)
      waiting.current = next
      void store()
    },
    /** An open panel of a chart that is added. */
    opened: (panel: BoardPanel): OpenPanel => ({ key: nextKey.current++, panel }),
    retry: () => void store(),
  }
}
