import { normalisePatentNumber } from '../numbers/read-patent-number.ts'
import { numberWithOffice } from '../numbers/number-with-office.ts'
import type { NumberRole } from '../numbers/patent-number.ts'
import { APPLICATION_NUMBERS, PATENT_NUMBERS, PUBLICATION_NUMBERS } from '../numbers/patent-number-format.ts'
import type { PatentField } from '../patent-field.ts'
import type { PatentRecord } from '../patent-record.ts'

const NOT_LINKED = { zh: '尚未关联到该号码', en: 'these numbers are not linked yet' }

function publicationNumbers({ publicationNumber }: PatentRecord): string[] {
  return bothWritings(publicationNumber, 'publication')
}

function applicationNumbers({ applicationNumber }: PatentRecord): string[] {
  return bothWritings(applicationNumber, 'application')
}

function priorityNumbers({ priorities = [] }: PatentRecord): string[] {
  return priorities.flatMap((priority) => bothWritings(numberWithOffice(priority), 'application'))
}

/** With and without kind code or check digit, so that either is found whatever the source's form. */
export function bothWritings(written: string | undefined, role: NumberRole): string[] {
  if (written === undefined) return []
  const { number, base } = normalisePatentNumber(written, role)
  return number === base ? [number] : [number, base]
}

/** Fields of numbers. Each value is also stored without its kind code or check digit. */
export const NUMBER_FIELDS: readonly PatentField[] = [
  {
    name: 'pn',
    aliases: ['publication-number', 'PNN', 'DID', 'doc_number', 'publication_reference.doc_number'],
    type: 'number',
    group: 'number',
    label: { zh: '公开（公告）号', en: 'Publication number' },
    example: 'pn=CN1*',
    values: publicationNumbers,
    numbers: PUBLICATION_NUMBERS,
    sort: 'publication_number',
  },
  {
    name: 'an',
    aliases: ['application-number', 'ANN', 'APNO', 'APNR', 'APP', 'APN'],
    type: 'number',
    group: 'number',
    label: { zh: '申请号', en: 'Application number' },
    example: 'an=CN20*',
    values: applicationNumbers,
    numbers: APPLICATION_NUMBERS,
    sort: 'application_number',
  },
  {
    name: 'prn',
    aliases: ['priority-number', 'priority_claim.number', 'PR', 'PRNO', 'PRAN', 'PRIR'],
    type: 'number',
    group: 'number',
    label: { zh: '优先权号', en: 'Priority number' },
    example: 'prn=CN20*',
    values: priorityNumbers,
    numbers: APPLICATION_NUMBERS,
  },
  {
    name: 'number',
    aliases: ['NUM', 'NO', 'ids'],
    type: 'number',
    group: 'number',
    label: { zh: '任意号码（公开号、申请号、优先权号）', en: 'Any number (publication, application or priority)' },
    example: 'number=CN1*',
    numbers: PATENT_NUMBERS,
    values: (record) => [...publicationNumbers(record), ...applicationNumbers(record), ...priorityNumbers(record)],
  },
  {
    name: 'grant-pn',
    aliases: ['GRANT-NUMBER'],
    type: 'number',
    group: 'number',
    label: { zh: '授权公告号', en: 'Grant publication number' },
    example: 'grant-pn=CN103399241B',
    numbers: PUBLICATION_NUMBERS,
    withoutSource: NOT_LINKED,
  },
  {
    name: 'ian',
    aliases: ['PCT_APNO', 'pct-application-number'],
    type: 'number',
    group: 'number',
    label: { zh: '国际申请号', en: 'International application number' },
    example: 'ian=PCT/CN2020/123456',
    numbers: APPLICATION_NUMBERS,
    withoutSource: NOT_LINKED,
  },
  {
    name: 'ipn',
    aliases: ['PCT_PN', 'pct-publication-number'],
    type: 'number',
    group: 'number',
    label: { zh: '国际公布号', en: 'International publication number' },
    example: 'ipn=WO2021000001',
    numbers: PUBLICATION_NUMBERS,
    withoutSource: NOT_LINKED,
  },
]
