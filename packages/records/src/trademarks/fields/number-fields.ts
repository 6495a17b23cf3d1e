import type { Field } from '../../kinds/field.ts'
import { comparableNumber, MARK_NUMBERS } from '../mark-number.ts'
import type { Trademark } from '../trademark.ts'

const shared = { type: 'number', group: 'number', numbers: MARK_NUMBERS } as const

/** With and without the office's code. */
function both(office: string, number: string | undefined): string[] {
  return number === undefined ? [] : [comparableNumber(number, office), comparableNumber(number)]
}

function international({ madrid }: Trademark): string[] {
  return both('WO', madrid?.registrationNumber)
}

/** Fields of the numbers of trademarks. */
export const MARK_NUMBER_FIELDS: readonly Field<Trademark>[] = [
  {
    ...shared,
    name: 'NO',
    aliases: ['number', 'any-number'],
    label: { zh: '申请号或注册号', en: 'Application or registration number' },
    example: 'NO=CN72000001',
    values: (record) => [
      ...new Set([
        ...both(record.office, record.applicationNumber),
        ...both(record.office, record.registrationNumber),
        ...international(record),
      ]),
    ],
  },
  {
    ...shared,
    name: 'AN',
    aliases: ['application-number', 'serial-number', 'SN'],
    label: { zh: '申请号', en: 'Application number' },
    example: 'AN=CN72000001',
    values: ({ office, applicationNumber }) => both(office, applicationNumber),
  },
  {
    ...shared,
    name: 'RN',
    aliases: ['registration-number'],
    label: { zh: '注册号', en: 'Registration number' },
    example: 'RN=CN72000001',
    values: ({ office, registrationNumber }) => both(office, registrationNumber),
  },
  {
    ...shared,
    name: 'IRN',
    aliases: ['international-registration', 'madrid'],
    label: { zh: '国际注册号', en: 'International registration number' },
    example: 'IRN=WO1700001',
    values: international,
  },
]
