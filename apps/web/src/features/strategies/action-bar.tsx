import type { Strategy, StrategyGroup } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { saveFile } from '../../components/save-file.ts'
import styles from './strategies-page.module.css'
import type { ListAddress } from './use-list-address.ts'
import type { Recount } from './use-recount.ts'
import { useInvalidateStrategies } from './use-strategies.ts'

interface ActionBarProps {
  readonly address: ListAddress
  /** Strategies that are listed on all pages; undefined until it is known. */
  readonly total: number | undefined
  readonly chosen: readonly Strategy[]
  readonly groups: readonly StrategyGroup[]
  readonly onWord: (word: string) => void
  readonly onCombine: () => void
  readonly onCount: () => Promise<Recount>
  readonly onRemove: () => void
  readonly onFailure: (error: unknown) => void
  readonly onClear: () => void
}

/** Values of the select that moves strategies: no choice, no group, or the id of a group. */
const [NO_CHOICE, NO_GROUP] = ['', 'none']

/** Title, filter, and what can be done with the chosen strategies. */
export function ActionBar({ address, total, chosen, groups, onWord, onCombine, onCount, onRemove, onFailure, onClear }: ActionBarProps) {
  const { t } = useTranslation('strategies')
  const again = useInvalidateStrategies()
  const idList = chosen.map(({ id }) => id)
  const { group, word } = address
  const selection =
    idList.length > 0
      ? { idList: idList.join(',') }
      : { ...(group !== '' && { groupId: group }), ...(word.trim() !== '' && { keyWord: word.trim() }) }
  const exported = useMutation({
    mutationFn: () => apiClient.strategies.exportStrategies(selection),
    onSuccess: (file) => saveFile(file, t('exportName')),
    onError: onFailure,
  })
  const moved = useMutation({
    mutationFn: (to: string) => apiClient.strategies.groupStrategies({ idList, groupId: to === NO_GROUP ? null : to }),
    onSuccess: () => showNotice(t('moved', { count: idList.length })),
    onError: onFailure,
    onSettled: again,
  })
  const counted = useMutation({
    mutationFn: onCount,
    onSuccess: (result) =>
      showNotice(
        result.uncountable === 0
          ? t('counted', { count: result.counted })
          : t('countedPartly', { count: result.counted, more: result.uncountable }),
      ),
    onError: onFailure,
  })
  const none = chosen.length === 0
  return (
    <header className={styles['bar']}>
      <h1>{t('title')}</h1>
      <p role="status">{total !== undefined && t('total', { count: total })}</p>
      <input
        type="search"
        className="gz-input"
        aria-label={t('find')}
        placeholder={t('findPlaceholder')}
        maxLength={200}
        value={word}
        onChange={(event) => onWord(event.target.value)}
      />
      <Button disabled={chosen.length < 2} onClick={onCombine}>
        {t('actions.combine')}
      </Button>
      <select
        className="gz-select"
        aria-label={t('actions.move')}
        disabled={none || moved.isPending}
        value={NO_CHOICE}
        onChange={(event) => moved.mutate(event.target.value)}
      >
        <option value={NO_CHOICE} disabled>
          {t('actions.move')}
        </option>
        <option value={NO_GROUP}>{t('groups.none')}</option>
        {groups.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Button disabled={none || counted.isPending} onClick={() => counted.mutate()}>
        {t('actions.recount')}
      </Button>
      <Button disabled={!total || exported.isPending} onClick={() => exported.mutate()}>
        {t(none ? 'actions.export' : 'actions.exportChosen')}
      </Button>
      <Button disabled={none} onClick={onRemove}>
        {t('actions.removeChosen')}
      </Button>
      {!none && (
        <Button kind="link" onClick={onClear}>
          {t('chosen', { count: chosen.length })}
        </Button>
      )}
    </header>
  )
}
