import { COUNTRY_LABELS, normalisePatentNumber, type LegalEvent } from '@gezhi/records'
import type { ReadPatentRecord } from '../../patents/patent-format.ts'
import { usApplicationNumber } from '../us-documents/us-document-number.ts'
import { withoutEmpty } from '../us-redbook/without-empty.ts'

type Facts = { [K in keyof ReadPatentRecord]?: ReadPatentRecord[K] | undefined }

/** A record identified by its application, from one of the office's systems other than the publications. Throws without a number. */
export function statusRecord(number: string | undefined, facts: Facts): ReadPatentRecord {
  if (number === undefined) throw new Error('there is no application number')
  const international = number.startsWith('PCT')
  return withoutEmpty<ReadPatentRecord>({
    applicationNumber: international ? normalisePatentNumber(number, 'application').number : usApplicationNumber(number),
    office: international ? 'WO' : 'US',
    titles: [],
    ...facts,
  })
}

/** An event of the office, empty if it has no date. */
export function usEvent(date: string | undefined, code: string | undefined, text: string | undefined): LegalEvent[] {
  return date === undefined ? [] : [{ date, code: code ?? '', office: 'US', text: text ?? '' }]
}

/** A title in the office's language, empty if there is none. */
export function titles(text: string | undefined): { lang: string; text: string }[] {
  return text === undefined ? [] : [{ lang: 'en', text: text.replace(/\s+/g, ' ') }]
}

/** The office's names of countries that differ from those of ST.3. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  'UNITED STATES OF AMERICA': 'US',
  'REPUBLIC OF KOREA': 'KR',
  'KOREA, REPUBLIC OF': 'KR',
  'CZECH REPUBLIC': 'CZ',
  'RUSSIAN FEDERATION': 'RU',
  TURKEY: 'TR',
  'HONG KONG': 'HK',
  TAIWAN: 'TW',
  'EUROPEAN PATENT OFFICE (EPO)': 'EP',
  'EUROPEAN UNION INTELLECTUAL PROPERTY OFFICE (EUIPO)': 'EM',
  'INTERNATIONAL BUREAU OF THE WORLD INTELLECTUAL PROPERTY ORGANIZATION (WIPO)': 'IB',
  WIPO: 'IB',
}
const CODES = new Map(Object.entries(COUNTRY_LABELS).map(([code, label]) => [label.en.toUpperCase(), code]))

/** ST.3 code of a country or office by its name or by its code; undefined if it is unknown. */
export function countryCode(name: string | undefined): string | undefined {
  const plain = (name ?? '').replace(/[()]/g, '').trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(plain)) return plain
  return OTHER_NAMES[plain] ?? CODES.get(plain)
}
