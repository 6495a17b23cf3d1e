import { ApiError, savedStrategyOf, type Strategy } from '@gezhi/contract/client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { useKind, useKindLanguage } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { StoredSearch } from '../../search-state/saved/saved-search.ts'
import { countSearch } from '../../search-state/strategies/count-search.ts'
import { runnableSearch } from '../../search-state/strategies/runnable-search.ts'
import { useSavedStrategies } from '../../search-state/strategies/use-saved-strategies.ts'
import { Button } from '../button.tsx'
import { useCause } from '../failure/use-cause.ts'
import { FormMessage } from '../form/form-message.tsx'
import { SelectField } from '../form/select-field.tsx'
import { useForm } from '../form/use-form.ts'
import { Modal } from '../modal/modal.tsx'
import { showNotice } from '../notice/notice-store.ts'
import { QueryField } from './query-field.tsx'
import styles from './strategy-dialog.module.css'
import { TitleField } from './title-field.tsx'
import { useStrategyGroups } from './use-strategy-groups.ts'
import { useTitleCheck } from './use-title-check.ts'

interface StrategyDialogProps {
  /** What is saved; of a saved strategy its present state. */
  readonly search: StoredSearch
  /** Hits of the search, if they are known. */
  readonly number: number | null
  /** The strategy that is changed; without it a new one is saved. */
  readonly strategy?: Strategy
  readonly onClose: () => void
}

const CHECKS = { title: [], searchStrategy: [], groupId: [] }

/** Saves a search as a strategy, or changes one: its title, which is checked while it is typed, its group and its query. */
export function StrategyDialog({ search, number, strategy, onClose }: StrategyDialogProps) {
  const { t } = useTranslation('strategies')
  const queries = useQueryClient()
  const causeOf = useCause()
  const groups = useStrategyGroups()
  const start = { title: strategy?.title ?? '', searchStrategy: search.searchStrategy, groupId: strategy?.groupId ?? '' }
  const form = useForm(start, CHECKS)
  const { title, searchStrategy, groupId } = form.values
  const check = useTitleCheck(title, strategy?.id)
  const strategies = useSavedStrategies((strategy?.title ?? title) || undefined)
  const saved = typeof strategies === 'object' ? strategies : undefined
  const { mode, hasOtherCriteria } = savedStrategyOf({ title, number, ...search })
  const countHits = useHitCounter(saved)
  const save = async () => {
    if (title.trim() === '') return form.setMessage('title', t('titleCheck.empty'))
    const isChanged = searchStrategy !== search.searchStrategy
    const changed = { ...search, searchStrategy: searchStrategy.trim() }
    const parts = { title: title.trim(), groupId: groupId === '' ? null : groupId }
    const hits = isChanged || number === null ? await countHits(changed) : number
    try {
      if (strategy === undefined) await apiClient.strategies.addStrategy({ ...parts, ...changed, number: hits })
      else
        await apiClient.strategies.changeStrategy({
          id: strategy.id,
          ...parts,
          ...(isChanged && { ...changed, ...(hits !== null && { number: hits }) }),
        })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.error === 'STRATEGY_TITLE_TAKEN') return form.setMessage('title', error.message)
      if (error.error === 'STRATEGY_QUERY_WRONG') return form.setMessage('searchStrategy', error.message)
      throw error
    }
    await queries.invalidateQueries({ queryKey: ['strategies'] })
    showNotice(t('saved', { title: title.trim() }))
    onClose()
  }
  const unusable = check === 'long' || check === 'forbidden' || check === 'taken'
  return (
    <Modal title={t(strategy === undefined ? 'form.save' : 'form.change')} close={t('form.cancel')} width={560} sheet onClose={onClose}>
      <form className={styles['form']} {...form.submit(save, { blocked: unusable })}>
        {form.failure !== null && <FormMessage kind="error">{causeOf(form.failure)}</FormMessage>}
        <TitleField field={form.field('title')} check={title.trim() === strategy?.title ? 'empty' : check} />
        <p className={styles['hint']}>{t('form.titleHint')}</p>
        <SelectField
          label={t('form.group')}
          field={form.field('groupId')}
          empty={t('groups.none')}
          options={(groups.data ?? []).map(({ id, name }) => ({ value: id, name }))}
        />
        <QueryField field={form.field('searchStrategy')} mode={hasOtherCriteria ? null : mode} strategies={saved} />
        {hasOtherCriteria && <p className={styles['hint']}>{t('form.otherCriteria')}</p>}
        <footer className={styles['actions']}>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button kind="primary" type="submit" disabled={form.busy || unusable}>
            {t('form.submit')}
          </Button>
        </footer>
      </form>
    </Modal>
  )
}

/** Counts the hits of a search that is about to be saved; null where they cannot be counted. */
function useHitCounter(strategies: Parameters<typeof runnableSearch>[1]['strategies'] | undefined) {
  const queries = useQueryClient()
  const kind = useKind()
  const { fields } = useKindLanguage()
  const language = useLanguage()
  return async (search: StoredSearch): Promise<number | null> => {
    if (strategies === undefined) return null
    const { state } = runnableSearch(search, { kind, fields, strategies, language })
    // Saving does not depend on the count.
    return state === null ? null : countSearch(queries, language, state).catch(() => null)
  }
}
