import type { Fragment } from '../../pipeline/import-source.ts'
import type { PatentImportFormat, PatentReading } from '../../patents/patent-format.ts'
import { splitLines } from '../../pipeline/split-lines.ts'
import type { ColumnMapping } from '../column-mapping/column-mapping.ts'
import { readRow } from '../column-mapping/mapped-row.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import mapping from './mappings/reference-line.json' with { type: 'json' }

/** A citation of a patent in the form of GB/T 7714: `发明人. 题名[P]. 国别或地区：专利号,公开日期.` */
const LINE =
  /^(?<inventors>.+?)\. (?<title>.+)\[P(?:\/OL)?\]\. ?(?<place>[^：:]*)[：:] ?(?<number>[A-Z]{2}[A-Z\d.]+)[,，] ?(?<date>\d{4}-\d\d-\d\d)/
const RULES = mapping as ColumnMapping

/** Lists of references to patents in the form of GB/T 7714, one per line. */
export const REFERENCE_LINES_SOURCE: PatentImportFormat = {
  format: RULES.format,
  version: RULES.version,
  rank: RULES.rank ?? 0,
  recognises: (head) => LINE.test(head.trimStart().split('\n', 1)[0] ?? ''),
  fragments: (bytes) => splitLines(bytes),
  read: readLine,
}

function readLine(fragment: Fragment): PatentReading {
  const parts = LINE.exec(fragment.text)?.groups
  if (parts === undefined) {
    return { kind: 'rejected', reason: { en: 'is not a patent reference in the format of GB/T 7714', zh: '不是 GB/T 7714 格式的专利引文' } }
  }
  return readRow({ ...parts }, RULES, rowToRecord)
}
