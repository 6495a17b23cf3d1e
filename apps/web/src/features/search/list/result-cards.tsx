import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { RowLines } from '../views/row-facts.tsx'
import { pickPatents, usePickedPatents } from '../selection/picked-patents.ts'
import type { ListViewProps } from './list-view.ts'
import { GroupLink } from './group-link.tsx'
import { PatentLink } from './patent-link.tsx'
import styles from './result-cards.module.css'
import { rowNumber } from './row-number.ts'
import { rowTitle } from './row-title.ts'

/** The rows as cards, for narrow screens. */
export function ResultCards({ rows, state, current, onCurrent }: ListViewProps) {
  const { t } = useTranslation('search')
  const picked = usePickedPatents()
  const first = (state.page - 1) * state.size
  return (
    <ol className={styles['cards']} aria-label={t('rows.table')}>
      {rows.map((row, index) => {
        const title = rowTitle(row, t)
        return (
          <li key={row.id} data-row={index} data-picked={picked.has(row.id) || undefined} aria-current={index === current || undefined}>
            <label className={styles['pick']}>
              <input
                type="checkbox"
                aria-label={t('rows.pick', { title })}
                checked={picked.has(row.id)}
                onChange={() => pickPatents([row], !picked.has(row.id))}
              />
              <span className={styles['number']}>{rowNumber(state.page, state.size, index)}</span>
              <span>{row.publication_number ?? row.application_number}</span>
              <LegalStatusTag status={row.legal_status} />
            </label>
            <PatentLink row={row} state={state} position={first + index + 1} className={styles['title']} onOpen={() => onCurrent(index)}>
              <HighlightedText text={title} />
            </PatentLink>
            <RowLines row={row} line={styles['party']} facts={styles['facts']} />
            <GroupLink row={row} state={state} position={first + index + 1} onOpen={() => onCurrent(index)} />
          </li>
        )
      })}
    </ol>
  )
}
