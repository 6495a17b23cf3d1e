import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { PatentRecord } from '@gezhi/records'

interface ChineseRow {
  readonly publication_number: string
  readonly publication_date?: string
  readonly title: string
  readonly abstract?: string
  readonly main_claim?: string
  readonly applicants: readonly string[]
  readonly inventors: readonly string[]
  readonly ipc: string[]
}

/** Every `step`th Chinese record of the real export: title, abstract, main claim, parties, classes, publication date. */
export function chineseRecords(file: string, step: number): PatentRecord[] {
  return rows<ChineseRow>(file, step).map((row) => ({
    publicationNumber: row.publication_number,
    office: row.publication_number.slice(0, 2),
    ...(row.publication_date !== undefined && { publicationDate: row.publication_date.replaceAll('-', '') }),
    titles: [{ lang: 'zh', text: row.title }],
    ...(row.abstract !== undefined && { abstracts: [{ lang: 'zh', text: row.abstract }] }),
    ...(row.main_claim !== undefined && { claims: [{ lang: 'zh', number: 1, text: row.main_claim, independent: true, parents: [] }] }),
    applicants: row.applicants.map((name) => ({ name })),
    inventors: row.inventors.map((name) => ({ name })),
    ipc: row.ipc,
    source: { format: 'test' },
  }))
}

interface EnglishRow {
  readonly publication_number: string
  readonly abstract_en: string
}

/** Every `step`th of the English abstracts of US patents. Even ones get an application date, so that both orders of the default sort occur. */
export function englishRecords(file: string, step: number): PatentRecord[] {
  return rows<EnglishRow>(file, step).map((row, i) => ({
    publicationNumber: row.publication_number.replaceAll('-', ''),
    office: 'US',
    ...(i % 2 === 0 && { applicationDate: `20${String(i % 24).padStart(2, '0')}0${(i % 9) + 1}11` }),
    titles: [{ lang: 'en', text: row.abstract_en.split(' ').slice(0, 8).join(' ') }],
    abstracts: [{ lang: 'en', text: row.abstract_en }],
    pageCount: (i * 7) % 90,
    source: { format: 'test' },
  }))
}

function rows<Row>(file: string, step: number): Row[] {
  const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n')
  return lines.filter((line, at) => line !== '' && at % step === 0).map((line) => JSON.parse(line) as Row)
}
