import type { SpaceAddition } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { useLanguage } from '../../language/use-language.ts'
import styles from './spaces-page.module.css'
import { useInvalidateSpaces } from './use-spaces.ts'

/** ms between requests for the progress. */
const POLL_EVERY = 1000

/** The lists that are being added to spaces, with their progress, and those that ended lately. */
export function Additions() {
  const { t } = useTranslation('workspaces')
  const causeOf = useCause()
  const again = useInvalidateSpaces()
  const { data = [] } = useQuery({
    ...callQuery(useLanguage(), 'workspaces', 'listSpaceAdditions', {}),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnfinished) ? POLL_EVERY : false),
  })
  const unfinished = data.filter(isUnfinished).length
  const before = useRef(unfinished)
  const reload = useEffectEvent(() => void again())
  useEffect(() => {
    if (unfinished < before.current) reload()
    before.current = unfinished
  }, [unfinished])
  if (data.length === 0) return null
  const remove = (id: string) =>
    apiClient.workspaces
      .cancelSpaceAddition({ id })
      .catch((error: unknown) => showNotice(causeOf(error)))
      .finally(() => void again())
  return (
    <ul className={styles['additions']} aria-label={t('additions.label')}>
      {data.map((addition) => {
        const { id, title, state, total, done, added, reason } = addition
        const isRunning = isUnfinished(addition)
        return (
          <li key={id}>
            <span className={styles['name']}>{title}</span>
            {isRunning && <progress aria-label={title} value={done} max={total} />}
            <span>
              {isRunning && t('additions.progress', { done, total })}
              {state === 'done' && t('additions.done', { count: added ?? 0 })}
              {state === 'failed' && t('additions.failed', { reason: reason ?? '' })}
            </span>
            <Button
              kind="link"
              aria-label={t(isRunning ? 'additions.cancelOne' : 'additions.hideOne', { title })}
              onClick={() => void remove(id)}
            >
              {t(isRunning ? 'cancel' : 'additions.hide')}
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

function isUnfinished({ state }: Pick<SpaceAddition, 'state'>): boolean {
  return state === 'waiting' || state === 'running'
}
