import type { TFunction } from 'i18next'
import type { KindDisplay, ListedRow } from '../../../kinds/kind-display.ts'

/** Title of a row; without one its number and a note that there is no title. */
export function rowTitle(row: ListedRow, { row: traits }: Pick<KindDisplay, 'row'>, t: TFunction<'search'>): string {
  return traits.title(row) || t('rows.untitled', { number: traits.number(row) ?? row.id })
}
