import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useLanguage } from '../../language/use-language.ts'
import { Button } from '../button.tsx'
import { PictureHistoryEntry } from './picture-history-entry.tsx'
import type { PictureKind } from './picture-query.ts'
import styles from './picture-search.module.css'
import { usePictureHistoryRemoval } from './use-picture-history-removal.ts'

/** Searches at first. */
const FIRST = 12
/** All that the server stores. */
const ALL = 100

/** The user's searches by picture, newest first, each a link that runs it again with its choices and filters; nothing before the first. */
export function PictureHistory({ kind }: { readonly kind: PictureKind }) {
  const { t } = useTranslation('pictures')
  const [all, setAll] = useState(false)
  const { data, error } = useQuery(callQuery(useLanguage(), 'pictures', 'listPictureSearches', { kind, pageNo: 1, pageSize: ALL }))
  const removal = usePictureHistoryRemoval(kind)
  const failure = error ?? removal.error
  if (failure) return <p role="alert">{failure.message}</p>
  const list = (data?.list ?? []).filter(({ id }) => !removal.isRemoved(id))
  if (list.length === 0 && !removal.isPending) return null
  return (
    <section className={styles['history']} aria-label={t('history.title')}>
      <div className={styles['line']}>
        <h2>{t('history.title')}</h2>
        {list.length > 0 && (
          <Button kind="link" onClick={removal.clear}>
            {t('history.clear')}
          </Button>
        )}
      </div>
      {removal.isPending && (
        <p className={styles['line']} role="status">
          {t(removal.isCleared ? 'history.cleared' : 'history.removed')}
          <Button kind="link" onClick={removal.undo}>
            {t('history.undo')}
          </Button>
        </p>
      )}
      <ul className={styles['entries']}>
        {(all ? list : list.slice(0, FIRST)).map((search) => (
          <PictureHistoryEntry key={search.id} search={search} onRemove={() => removal.remove(search.id)} />
        ))}
      </ul>
      {!all && list.length > FIRST && (
        <Button kind="link" onClick={() => setAll(true)}>
          {t('history.all', { count: list.length })}
        </Button>
      )}
    </section>
  )
}
