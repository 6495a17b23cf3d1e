import type { PatentRow } from '@gezhi/contract/client'
import type { TFunction } from 'i18next'

/** What a row is called: its title; where no source brought one, its number and that there is no title. */
export function rowTitle(
  row: Pick<PatentRow, 'id' | 'title' | 'publication_number' | 'application_number'>,
  t: TFunction<'search'>,
): string {
  return row.title || t('rows.untitled', { number: row.publication_number ?? row.application_number ?? row.id })
}
