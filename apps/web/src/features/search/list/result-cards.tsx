import { useListWords } from '../../../kinds/kind-words.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { RowMark } from '../../../components/record-marks/row-mark.tsx'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { RowLines } from '../views/row-facts.tsx'
import { useShownKind } from '../../../kinds/use-shown-kind.ts'
import { pickRecords, usePickedRecords } from '../selection/picked-records.ts'
import type { ListViewProps } from './list-view.ts'
import { GroupLink } from './group-link.tsx'
import { RecordLink } from './record-link.tsx'
import styles from './result-cards.module.css'
import { rowNumber } from './row-number.ts'
import { rowTitle } from './row-title.ts'
import { useIndexInPage } from './rows-in-page.ts'

/** The rows as cards, for narrow screens. */
export function ResultCards({ rows, state, current, onCurrent }: ListViewProps) {
  const { t } = useListWords()
  const kind = useShownKind()
  const { row: traits } = kind
  const picked = usePickedRecords(kind)
  const first = (state.page - 1) * state.size
  const inPage = useIndexInPage()
  return (
    <ol className={styles['cards']} aria-label={t('rows.table')}>
      {rows.map((row, index) => {
        const title = rowTitle(row, kind, t)
        const position = first + inPage(index) + 1
        return (
          <li key={row.id} data-row={index} data-picked={picked.has(row.id) || undefined} aria-current={index === current || undefined}>
            <label className={styles['pick']}>
              <input
                type="checkbox"
                aria-label={t('rows.pick', { title })}
                checked={picked.has(row.id)}
                onChange={() => pickRecords(kind, [row], !picked.has(row.id))}
              />
              <span className={styles['number']}>{rowNumber(state.page, state.size, inPage(index))}</span>
              <span>{traits.number(row)}</span>
              <RowMark number={kind.pageId(row)} />
              <LegalStatusTag status={traits.legalStatus?.(row) ?? null} />
            </label>
            <RecordLink row={row} state={state} position={position} className={styles['title']} onOpen={() => onCurrent(index)}>
              <HighlightedText text={title} />
            </RecordLink>
            <RowLines row={row} line={styles['party']} facts={styles['facts']} />
            <GroupLink row={row} state={state} position={position} onOpen={() => onCurrent(index)} />
          </li>
        )
      })}
    </ol>
  )
}
