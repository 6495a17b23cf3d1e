import type { Strategy } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import type { RowBox } from '../../components/own-list/chosen-rows.tsx'
import { SavedSearchName } from '../../components/saved-search-name/saved-search-name.tsx'
import type { RunnableSearch } from '../../search-state/strategies/runnable-search.ts'
import { STRATEGY_PARAM } from '../../search-state/strategies/strategy-param.ts'
import { toAddressParams } from '../../search-state/search-state.ts'
import { HitCell } from './hit-cell.tsx'
import styles from './strategy-row.module.css'

interface StrategyRowProps {
  readonly strategy: Strategy
  readonly box: RowBox
  /** Null until it is known. */
  readonly run: RunnableSearch | null
  /** Its group, where strategies of several groups are listed. */
  readonly group: string | undefined
  readonly isCounting: boolean
  readonly onCount: () => void
  readonly onEdit: () => void
  readonly onRemove: () => void
}

/** A strategy: its title runs it; query, hits and dates; what can be done with it. */
export function StrategyRow({ strategy, box, run, group, isCounting, onCount, onEdit, onRemove }: StrategyRowProps) {
  const { t } = useTranslation('strategies')
  const { id, title, createTime } = strategy
  const list = run?.state && { to: run.state.kind.pages.list, search: { ...toAddressParams(run.state), [STRATEGY_PARAM]: id } as never }
  return (
    <li className={styles['row']} aria-busy={isCounting}>
      <input type="checkbox" aria-label={t('choose', { title })} {...box} />
      <div className={styles['main']}>
        <p className={styles['title']}>
          {list ? <Link {...list}>{title}</Link> : <strong>{title}</strong>}
          {group !== undefined && <span className={styles['group']}>{group}</span>}
        </p>
        <p className={styles['query']}>
          <SavedSearchName search={strategy} />
        </p>
        {run?.error != null && (
          <p className={styles['error']} role="note">
            {t('cannotRun', { reason: run.error })}
          </p>
        )}
        <div className={styles['facts']}>
          <HitCell strategy={strategy} />
          <p>{t('created', { time: createTime })}</p>
        </div>
      </div>
      <div className={styles['actions']}>
        {list && (
          <Link {...list} className="gz-button" data-kind="plain" aria-label={t('actions.runOf', { title })}>
            {t('actions.run')}
          </Link>
        )}
        <Button kind="plain" icon disabled={!run?.state || isCounting} {...labelled(t('actions.count', { title }))} onClick={onCount}>
          <Icon name="turn" />
        </Button>
        <Button kind="plain" onClick={onEdit} aria-label={t('actions.editOf', { title })}>
          {t('actions.edit')}
        </Button>
        <Button kind="plain" onClick={onRemove} aria-label={t('actions.removeOf', { title })}>
          {t('actions.remove')}
        </Button>
      </div>
    </li>
  )
}

function labelled(text: string) {
  return { 'aria-label': text, title: text }
}
