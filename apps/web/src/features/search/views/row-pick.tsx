import type { PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { pickPatents, usePickedPatents } from '../selection/picked-patents.ts'
import { rowTitle } from '../list/row-title.ts'

/** The box that ticks a patent. */
export function RowPick({ row }: { row: PatentRow }) {
  const { t } = useTranslation('search')
  const picked = usePickedPatents().has(row.id)
  return (
    <input
      type="checkbox"
      aria-label={t('rows.pick', { title: rowTitle(row, t) })}
      checked={picked}
      onChange={() => pickPatents([row], !picked)}
    />
  )
}
