import type { PatentImportFormat } from '../../patents/patent-format.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import { EVENT_CODE_LIST, readEventCode } from './event-code-row.ts'
import { workbookSource } from './workbook-source.ts'
import applicationList from './mappings/application-list.json' with { type: 'json' }
import cnipaDisc from './mappings/cnipa-disc.json' with { type: 'json' }

/** The mappings that come with Gezhi. */
const MAPPINGS = [cnipaDisc, applicationList] as readonly ColumnMapping[]

/** Workbooks of patents. The EPO's lists of codes of legal events are also detected by their columns. */
export const MAPPED_XLSX_SOURCE = mappedXlsxSource([])

/** Workbooks read by a user's own mappings first, then by those that come with Gezhi. */
export function mappedXlsxSource(own: readonly ColumnMapping[]): PatentImportFormat {
  return workbookSource([...own, ...MAPPINGS], rowToRecord, { columns: EVENT_CODE_LIST, read: readEventCode })
}
