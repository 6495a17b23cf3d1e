import { useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { RecordMarksContext, useRecordMarks } from '../../../components/record-marks/record-marks.ts'
import type { ListedRow } from '../../../kinds/kind-display.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { usePreferences } from '../../../preferences/preferences.ts'
import styles from './marked-rows.module.css'
import { RowsInPageContext } from './rows-in-page.ts'

/** The setting that hides records which the user has read. */
const HIDE_READ = 1

interface MarkedRowsProps {
  readonly rows: readonly ListedRow[]
  /** Displays the rows that are not hidden. */
  readonly children: (rows: readonly ListedRow[]) => ReactNode
}

/** The rows of a page with the user's marks; those that were read are hidden if the user chose so, with a button that shows them. */
export function MarkedRows({ rows, children }: MarkedRowsProps) {
  const { t } = useTranslation()
  const kind = useKind()
  const numbers = useMemo(() => rows.map((row) => kind.pageId(row)), [rows, kind])
  const marks = useRecordMarks(kind, numbers)
  const hides = usePreferences().patentSelect === HIDE_READ
  const [shows, setShows] = useState(false)
  const places = useMemo(
    () => rows.flatMap((_row, index) => (hides && !shows && marks.get(numbers[index]!)?.isRead ? [] : [index])),
    [rows, numbers, marks, hides, shows],
  )
  const left = useMemo(() => (places.length === rows.length ? rows : places.map((index) => rows[index]!)), [places, rows])
  const inPage = useMemo(() => (index: number) => places[index] ?? index, [places])
  const read = numbers.filter((number) => marks.get(number)?.isRead).length
  return (
    <RecordMarksContext value={marks}>
      <RowsInPageContext value={inPage}>
        {hides && read > 0 && (
          <p className={styles['hidden']} role="status">
            {!shows && t('marks.hidden', { count: read })}
            <Button kind="link" onClick={() => setShows(!shows)}>
              {t(shows ? 'marks.hide' : 'marks.show')}
            </Button>
          </p>
        )}
        {children(left)}
      </RowsInPageContext>
    </RecordMarksContext>
  )
}
