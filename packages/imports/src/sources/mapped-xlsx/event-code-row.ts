import type { PatentReading } from '../../patents/patent-format.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import type { Row } from '../column-mapping/row-values.ts'

/** The EPO's list of codes of legal events of all offices, detected by its fixed columns. */
export const EVENT_CODE_LIST: Pick<ColumnMapping, 'recognisedBy'> = { recognisedBy: ['Authority', 'Event-code', 'Event-class'] }

/** A row of that list. Codes are padded with spaces; days are `yyyyMMdd`. */
export function readEventCode(row: Row): PatentReading {
  const cell = (column: string) => {
    const value = row[column]
    return typeof value === 'string' ? value.trim() : ''
  }
  const [office, code, influence] = [cell('Authority'), cell('Event-code'), cell('Influence')]
  if (office === '' || code === '') return { kind: 'rejected', reason: { en: 'the office or the code is missing', zh: '缺少专利局或代码' } }
  return {
    kind: 'event-code',
    code: {
      office,
      code,
      category: cell('Event-class') || null,
      influence: influence === '+' || influence === '-' ? influence : '',
      description: cell('Description ENG'),
      original: cell('Description ORI'),
      updated: [cell('Last Update ENG'), cell('Last Update ORI'), cell('Date Created')].toSorted().at(-1) ?? '',
    },
  }
}
