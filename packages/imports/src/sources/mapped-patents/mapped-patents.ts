import type { PatentRecord } from '@gezhi/records'
import type { MappedKind } from '../column-mapping/mapped-kind.ts'
import { MAPPING_TARGETS, type MappingTarget } from '../column-mapping/mapping-targets.ts'
import { rowToRecord } from '../column-mapping/row-to-record.ts'
import { mappedXlsxSource } from '../mapped-xlsx/mapped-xlsx-source.ts'
import { patentSource } from '../patent-source.ts'
import { targetOfValues } from './column-looks.ts'
import { targetOfName } from './column-names.ts'

const targets = (...names: MappingTarget[]): ReadonlySet<string> => new Set(names)

/** Patents as rows of tables. */
export const MAPPED_PATENTS: MappedKind<PatentRecord> = {
  name: 'patent',
  targets: Object.keys(MAPPING_TARGETS),
  toRecord: rowToRecord,
  workbook: mappedXlsxSource,
  source: patentSource,
  suggestions: {
    targetOfName,
    targetOfValues,
    lists: targets('applicants', 'assignees', 'inventors', 'agencies', 'agents', 'examiners', 'cpc', 'classes', 'citations', 'priorities'),
    withoutCommas: targets('citations', 'classes', 'cpc'),
    repeated: targets('classes', 'title', 'abstract'),
    last: targets('applicantRegion', 'applicantAddress'),
    texts: targets('title', 'abstract'),
  },
}
