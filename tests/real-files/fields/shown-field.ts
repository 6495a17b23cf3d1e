import type { ReadPatentRecord } from '@gezhi/imports'
import { plainText } from './same-words.ts'

type Shown = (record: ReadPatentRecord) => unknown

const names =
  (field: 'applicants' | 'assignees' | 'inventors' | 'agencies' | 'agents' | 'examiners'): Shown =>
  (record) =>
    record[field]?.map(({ name }) => sameName(name))
const texts =
  (field: 'titles' | 'abstracts' | 'claims'): Shown =>
  (record) =>
    (record[field] as { text: string }[] | undefined)?.map(({ text }) => plainText(text))
const subclasses =
  (field: 'ipc' | 'cpc' | 'locarno' | 'uspc'): Shown =>
  (record) =>
    distinct((record[field] ?? []).map((symbol) => classOf(field, symbol)))

/** Fields of a patent as the tests compare them: those that one expression computes from the source. */
export const SHOWN: Readonly<Partial<Record<keyof ReadPatentRecord, Shown>>> = {
  publicationNumber: (record) => digits(record.publicationNumber),
  applicationNumber: (record) => digits(record.applicationNumber),
  kind: (record) => record.kind,
  applicationDate: (record) => record.applicationDate,
  publicationDate: (record) => record.publicationDate,
  grantDate: (record) => record.grantDate,
  priorities: (record) => record.priorities?.map(({ number }) => digits(number)),
  titles: (record) => (record.titles.length === 0 ? undefined : texts('titles')(record)),
  abstracts: texts('abstracts'),
  claims: texts('claims'),
  description: (record) => record.description && plainText(record.description.map(({ text }) => text).join('')),
  applicants: names('applicants'),
  assignees: names('assignees'),
  inventors: names('inventors'),
  agencies: names('agencies'),
  agents: names('agents'),
  examiners: names('examiners'),
  ipc: subclasses('ipc'),
  cpc: subclasses('cpc'),
  locarno: subclasses('locarno'),
  uspc: subclasses('uspc'),
  citations: (record) => record.citations?.length,
  family: (record) => record.family?.simpleId,
  legalEvents: (record) => record.legalEvents?.length,
  drawings: (record) => record.drawings?.length,
  pageCount: (record) => record.pageCount,
}

/** Derived fields, and other facts, whose words are compared separately. */
export const FOLLOWS = new Set(['office', 'patentType', 'titles', 'other'])

/** Digits of a number without leading zeros: the notation of offices, letters and kind codes varies. */
export function digits(number: string | undefined): string | undefined {
  return number
    ?.replace(/(?<=\d)[A-Z]\d?$/, '')
    .replace(/\.[\dX]$/, '')
    .replace(/\D/g, '')
    .replace(/^0+/, '')
}

/** Words of a name in a fixed order: family names come first in some sources and last in others. */
export function sameName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

/** Distinct values; undefined if there are none. */
export function distinct(values: readonly string[]): string[] | undefined {
  const found = [...new Set(values.filter(Boolean))].toSorted()
  return found.length === 0 ? undefined : found
}

/** Subclass of IPC and CPC, class of the others. */
export function classOf(scheme: 'ipc' | 'cpc' | 'locarno' | 'uspc', symbol: string): string {
  if (scheme === 'ipc' || scheme === 'cpc') return symbol.replace(/\s/g, '').slice(0, 4)
  if (scheme === 'locarno') return String(Number(symbol.trim().replace(/^D/, '').slice(0, 2)))
  const main = symbol.includes('/') ? (symbol.split('/')[0] as string) : symbol.slice(0, 3)
  return main.replace(/\s/g, '').replace(/^(D?)0+/, '$1')
}
