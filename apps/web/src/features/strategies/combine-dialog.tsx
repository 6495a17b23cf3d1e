import { savedStrategyOf, STRATEGY_LOGICS, type Strategy } from '@gezhi/contract/client'
import { combineStrategies, type StrategyLogic } from '@gezhi/query'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Icon } from '../../components/icon/icon.tsx'
import { Modal } from '../../components/modal/modal.tsx'
import { useKind } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { stateOf, storedSearch, type StoredSearch } from '../../search-state/saved/saved-search.ts'
import { listQuery } from '../../search-state/list-query.ts'
import { facetsRequest } from '../../search-state/search-request.ts'
import { newSearch, toAddressParams, type SearchState } from '../../search-state/search-state.ts'
import styles from './combine-dialog.module.css'

interface CombineDialogProps {
  /** In the order in which they were chosen. */
  readonly strategies: readonly Strategy[]
  readonly onSave: (search: StoredSearch) => void
  readonly onClose: () => void
}

/** Combines strategies by AND, OR or NOT (the first without the others): the query is searched, edited as a command, or saved. */
export function CombineDialog({ strategies, onSave, onClose }: CombineDialogProps) {
  const { t } = useTranslation('strategies')
  const kind = useKind()
  const navigate = useNavigate()
  const causeOf = useCause()
  const [logic, setLogic] = useState<StrategyLogic>('AND')
  const [order, setOrder] = useState(strategies)
  const ofOtherModes = order.filter((strategy) => savedStrategyOf(strategy).hasOtherCriteria)
  const narrowed = order.filter((strategy) => isNarrowed(strategy, stateOf(kind, strategy)))
  const written = combineStrategies(
    order.map(({ title }) => title),
    logic,
  )
  const combined = useQuery({
    ...callQuery(useLanguage(), 'strategies', 'combineStrategies', { idList: order.map(({ id }) => id), logic }),
    enabled: ofOtherModes.length === 0,
    retry: false,
  })
  const searchOf = (query: string) => newSearch(kind, { query, mode: { name: 'command', args: {} } })
  const hits = useHits(searchOf(combined.data?.queryStr ?? ''), combined.data !== undefined)
  const run = () => {
    if (combined.data) void navigate({ to: kind.pages.list, search: toAddressParams(searchOf(combined.data.queryStr)) as never })
  }
  return (
    <Modal title={t('combine.title')} close={t('form.cancel')} width={640} sheet onClose={onClose}>
      <div className={styles['dialog']}>
        <fieldset className={styles['logic']}>
          <legend>{t('combine.logic')}</legend>
          {STRATEGY_LOGICS.map((one) => (
            <label key={one}>
              <input type="radio" name="logic" checked={logic === one} onChange={() => setLogic(one)} />
              {t(`combine.${one}`)}
            </label>
          ))}
        </fieldset>
        <ol className={styles['order']}>
          {order.map((strategy, index) => (
            <li key={strategy.id}>
              <span>{strategy.title}</span>
              {index > 0 && (
                <Button
                  kind="plain"
                  icon
                  aria-label={t('combine.up', { title: strategy.title })}
                  title={t('combine.up', { title: strategy.title })}
                  onClick={() => setOrder(movedUp(order, index))}
                >
                  <Icon name="up" />
                </Button>
              )}
            </li>
          ))}
        </ol>
        <p>{t('combine.query')}</p>
        <code className={styles['query']}>{combined.data?.queryStr ?? written}</code>
        <p className={styles['note']} role="status">
          {hits !== null && t('run.first', { count: hits })}
        </p>
        {ofOtherModes.length > 0 && (
          <FormMessage kind="error">
            {t('combine.otherCriteria', { titles: ofOtherModes.map(({ title }) => title).join(t('comma')) })}
          </FormMessage>
        )}
        {combined.error && <FormMessage kind="error">{causeOf(combined.error)}</FormMessage>}
        {narrowed.length > 0 && (
          <p className={styles['note']}>{t('combine.narrowed', { titles: narrowed.map(({ title }) => title).join(t('comma')) })}</p>
        )}
        <footer className={styles['actions']}>
          <Button disabled={!combined.data} onClick={() => void navigate({ to: '/commandSearch', search: { q: written } as never })}>
            {t('combine.edit')}
          </Button>
          <Button disabled={!combined.data} onClick={() => onSave(storedSearch(searchOf(written), searchOf(written)))}>
            {t('combine.save')}
          </Button>
          <Button kind="primary" disabled={!combined.data} onClick={run}>
            {t('combine.run')}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}

/** How many hits a search has; null until it is known, and where only a lower bound is. */
function useHits(state: SearchState, enabled: boolean): number | null {
  const { data } = useQuery({
    ...listQuery(
      useLanguage(),
      state,
      facetsRequest(state, [], () => 0),
    ),
    enabled,
    retry: false,
  })
  return data?.totalRelation === 'eq' ? data.total : null
}

function movedUp(order: readonly Strategy[], index: number): Strategy[] {
  const moved = order.slice(index, index + 1)
  return [...order.slice(0, index - 1), ...moved, ...order.slice(index - 1, index), ...order.slice(index + 1)]
}

/** Whether a strategy has filters or databases, which a combination leaves out. */
function isNarrowed({ datRange }: Strategy, { filters }: ReturnType<typeof stateOf>): boolean {
  return datRange !== '' || filters.length > 0
}
