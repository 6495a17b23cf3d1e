import type { KeptSearch } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../language/use-language.ts'
import { toAddressParams } from '../../search-state/search-state.ts'
import styles from './history-page.module.css'
import { KeptSearchName } from '../../kept-searches/kept-search-name.tsx'
import { stateOf } from '../../kept-searches/kept-search.ts'

interface HistoryRowsProps {
  readonly list: readonly KeptSearch[]
  readonly chosen: ReadonlySet<string>
  readonly onChosen: (chosen: ReadonlySet<string>) => void
  /** The rows are those of the page before. */
  readonly waiting: boolean
}

/** Searches with a box each, and one for all of them; a name searches again. */
export function HistoryRows({ list, chosen, onChosen, waiting }: HistoryRowsProps) {
  const { t } = useTranslation('library')
  const all = list.every(({ id }) => chosen.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChosen(next)
  }
  return (
    <>
      <label className={styles['all']}>
        <input type="checkbox" checked={all} onChange={() => onChosen(new Set(all ? [] : list.map(({ id }) => id)))} />
        {t('all')}
      </label>
      <ul className={styles['rows']} aria-busy={waiting}>
        {list.map((search) => (
          <HistoryRow key={search.id} search={search} chosen={chosen.has(search.id)} onToggle={() => toggle(search.id)} />
        ))}
      </ul>
    </>
  )
}

function HistoryRow({ search, chosen, onToggle }: { search: KeptSearch; chosen: boolean; onToggle: () => void }) {
  const { t } = useTranslation('library')
  const language = useLanguage()
  return (
    <li className={styles['row']}>
      <input type="checkbox" aria-label={t('choose', { name: search.displayName })} checked={chosen} onChange={onToggle} />
      <Link to="/resultList" search={toAddressParams(stateOf(search))} className={styles['name']}>
        <KeptSearchName search={search} />
      </Link>
      <span className={styles['hits']}>{t('hits', { total: search.number.toLocaleString(language) })}</span>
      <time dateTime={`${search.createTime.replace(' ', 'T')}+08:00`}>{search.createTime}</time>
    </li>
  )
}
