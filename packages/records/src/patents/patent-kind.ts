import type { RecordKind } from '../kinds/record-kind.ts'
import { mergeRecords } from './merging/merge-records.ts'
import { recordContent } from './merging/record-content.ts'
import { familyGroup, PATENT_RELATIONS, RELATION_KEYS } from './relations/relation-keys.ts'
import { PATENT_DIALECTS } from './dialects/patent-dialects.ts'
import { derivePatents } from './joining/derive-patents.ts'
import { PATENT_FIELD_TABLE } from './patent-fields.ts'
import { readPublicationIds, recordIdentity } from './patent-identity.ts'
import type { PatentRecord } from './patent-record.ts'
import { PATENT_TEXT_COLUMNS } from './patent-texts.ts'

/** Patent publications, and applications without a known publication. */
export const PATENT_KIND: RecordKind<PatentRecord> = {
  name: 'patent',
  indexName: 'patents',
  unsuffixedIndex: true,
  version: 3,
  // 0.1.0 and 0.2.0 have version 1. Fields and relations that did not exist are found in the index itself.
  earlierVersions: [
    { version: 1, changed: ['type'] },
    // Without the offices of priorities, and undated records last.
    { version: 2, changed: [] },
  ],
  label: { zh: '专利', en: 'Patents' },
  module: import.meta.url,
  fields: PATENT_FIELD_TABLE,
  dialects: PATENT_DIALECTS,
  textColumns: PATENT_TEXT_COLUMNS,
  identity: recordIdentity,
  withoutIdentity: { zh: '既没有公开号也没有申请号', en: 'has neither a publication number nor an application number' },
  readIds: readPublicationIds,
  relations: PATENT_RELATIONS,
  order: {
    field: 'ad',
    date: ({ applicationDate }) => applicationDate,
    fallback: ({ publicationDate }) => publicationDate,
    tieBreak: 'pd',
  },
  groupings: {
    application: { key: (record) => RELATION_KEYS.application(record).at(-1) },
    family: { key: (record) => record.familyGroup ?? familyGroup([record]) },
  },
  sameSubject: 'application',
  bodyProperties: ['claims', 'description', 'sequences'],
  content: recordContent,
  merge: mergeRecords,
  derive: derivePatents,
  parallelTexts: ({ titles, abstracts = [] }) => [titles, abstracts],
  suggestFields: ['AP', 'in'],
}

export { PATENT_KIND as kind }
