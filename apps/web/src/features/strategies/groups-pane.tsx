import type { StrategyGroup } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { Icon } from '../../components/icon/icon.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { Select } from '../../components/select.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { GroupForm } from './group-form.tsx'
import styles from './groups-pane.module.css'
import { RemoveGroupDialog } from './remove-group-dialog.tsx'
import { useInvalidateStrategies } from './use-strategies.ts'

interface GroupsPaneProps {
  readonly groups: readonly StrategyGroup[]
  /** The group that is listed: an id, `none`, or empty for all. */
  readonly chosen: string
  readonly onChosen: (group: string) => void
}

/** The groups at the left of the list (a select on a phone): all, without a group, and the user's own, which can be renamed and deleted. */
export function GroupsPane({ groups, chosen, onChosen }: GroupsPaneProps) {
  const { t } = useTranslation('strategies')
  const phone = useMedia(PHONE)
  const again = useInvalidateStrategies()
  const causeOf = useCause()
  const { data: total = 0 } = useQuery({ ...callQuery(useLanguage(), 'strategies', 'countStrategies', {}), staleTime: 0 })
  const [naming, setNaming] = useState<'new' | StrategyGroup | null>(null)
  const [removing, setRemoving] = useState<StrategyGroup | null>(null)
  const grouped = groups.reduce((sum, { count }) => sum + count, 0)
  const entries = [
    { id: '', name: t('groups.all'), count: total },
    { id: 'none', name: t('groups.none'), count: Math.max(0, total - grouped) },
    ...groups,
  ]
  const own = groups.find(({ id }) => id === chosen)
  const save = async (name: string) => {
    if (naming === 'new') onChosen((await apiClient.strategies.addStrategyGroup({ name })).id)
    else if (naming !== null) await apiClient.strategies.renameStrategyGroup({ id: naming.id, name })
    setNaming(null)
    await again()
  }
  const remove = async ({ id }: StrategyGroup) => {
    setRemoving(null)
    await apiClient.strategies.deleteStrategyGroup({ id }).catch((error: unknown) => showNotice(causeOf(error)))
    onChosen('')
    await again()
  }
  return (
    <nav className={styles['pane']} aria-label={t('groups.title')}>
      {phone ? (
        <Select
          label={t('groups.title')}
          value={chosen}
          options={entries.map(({ id, name, count }) => ({ value: id, name: t('groups.option', { name, count }) }))}
          onChange={onChosen}
        />
      ) : (
        <ul>
          {entries.map(({ id, name, count }) => (
            <li key={id}>
              <button type="button" aria-current={id === chosen ? 'true' : undefined} onClick={() => onChosen(id)}>
                <span>{name}</span>
                <span className={styles['count']}>{count}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {naming === null ? (
        <div className={styles['actions']}>
          <Button kind="plain" onClick={() => setNaming('new')}>
            <Icon name="plus" />
            {t('groups.add')}
          </Button>
          {own && (
            <>
              <Button kind="plain" onClick={() => setNaming(own)}>
                {t('groups.rename')}
              </Button>
              <Button kind="plain" onClick={() => setRemoving(own)}>
                {t('groups.remove')}
              </Button>
            </>
          )}
        </div>
      ) : (
        <GroupForm
          key={naming === 'new' ? '' : naming.id}
          name={naming === 'new' ? '' : naming.name}
          onSave={save}
          onCancel={() => setNaming(null)}
        />
      )}
      {removing && <RemoveGroupDialog group={removing} onRemove={() => void remove(removing)} onClose={() => setRemoving(null)} />}
    </nav>
  )
}
