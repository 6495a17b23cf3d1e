import type { PatentRow } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { pickPatents, usePickedPatents } from '../selection/picked-patents.ts'

/** The box that ticks a patent. */
export function RowPick({ row }: { row: PatentRow }) {
  const { t } = useTranslation('search')
  const picked = usePickedPatents().has(row.id)
  return (
    <input
      type="checkbox"
      aria-label={t('rows.pick', { title: row.title || t('rows.untitled') })}
      checked={picked}
      onChange={() => pickPatents([row], !picked)}
    />
  )
}
