import type { TextColumn } from '../kinds/text-column.ts'
import type { CompanyRecord } from './company-record.ts'
import { innerReadingWords, readingWords } from './company-readings.ts'

/** The text columns of companies. */
export const COMPANY_TEXT_COLUMNS: readonly TextColumn<CompanyRecord>[] = [
  {
    name: 'name',
    weight: 10,
    role: 'name',
    texts: ({ names = [], otherNames = [] }) => [...names.map(({ text }) => text), ...otherNames],
  },
  { name: 'shortName', weight: 12, texts: ({ shortName }) => (shortName === undefined ? [] : [shortName]) },
  { name: 'formerName', weight: 5, texts: ({ formerNames = [] }) => formerNames },
  {
    name: 'reading',
    weight: 8,
    asWritten: true,
    texts: ({ readings = [] }) => [readingWords(readings).join(' ')].filter((words) => words !== ''),
  },
  {
    name: 'innerReading',
    weight: 2,
    asWritten: true,
    texts: ({ readings = [] }) => [innerReadingWords(readings).join(' ')].filter((words) => words !== ''),
  },
  { name: 'scope', weight: 1, texts: ({ scope }) => (scope === undefined ? [] : [scope]) },
  { name: 'address', weight: 1, texts: ({ address, headquarters }) => [address, headquarters].filter((text) => text !== undefined) },
  {
    name: 'people',
    weight: 2,
    texts: ({ representative, shareholders = [] }) => [
      ...(representative === undefined ? [] : [representative]),
      ...shareholders.map(({ name }) => name),
    ],
  },
]
