import type { Language } from '@gezhi/contract'
import type { DocumentBlock } from '@gezhi/documents'
import type { Claim, Paragraph, PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { writtenDate } from '../../kinds/field-columns.ts'
import type { ExportColumn, OpenRecordExport } from '../../kinds/record-export.ts'
import { textIn } from '../../kinds/language-choice.ts'
import { textsInOneLanguage } from './texts-in-one-language.ts'

type Blocks = NonNullable<ExportColumn<PatentRecord>['blocks']>
type Stored = StoredRecord<PatentRecord>

/** The abstract. */
export const abstractBlocks: Blocks = ({ record }: Stored, language: Language) =>
  textIn(record.abstracts, language)
    .split('\n')
    .filter((text) => text.trim() !== '')
    .map((text) => ({ kind: 'paragraph', text }))

/** Claims as a numbered list, dependent ones below what they refer to first. */
export function claimBlocks(which: (claim: Claim) => boolean): Blocks {
  return ({ record }: Stored, language: Language) => {
    const claims = textsInOneLanguage(record.claims, language)
    const depths = depthsOf(claims)
    const items = claims
      .filter(which)
      .map(({ number, text }) => ({ text: text.replace(NUMBER_BEFORE, ''), depth: depths.get(number) ?? 0, number: `${number}.` }))
    return items.length === 0 ? [] : [{ kind: 'list', items }]
  }
}

/** The number of a claim, where the source includes it in the text. */
const NUMBER_BEFORE = /^\s*\d{1,3}\s*[.、．)]\s*/

/** Deepest indentation of a claim: chains of references can be long. */
const DEEPEST = 3

function depthsOf(claims: readonly Claim[]): ReadonlyMap<number, number> {
  const depths = new Map<number, number>()
  for (const { number, parents } of claims) {
    const parent = parents.map((one) => depths.get(one)).find((depth) => depth !== undefined)
    depths.set(number, parent === undefined ? 0 : Math.min(parent + 1, DEEPEST))
  }
  return depths
}

/** Paragraphs of the description, headings as such; of one section only if it is given. */
export function descriptionBlocks(section?: Paragraph['section']): Blocks {
  return ({ record }: Stored, language: Language) => {
    const paragraphs = textsInOneLanguage(record.description, language)
    const numbered = paragraphs.filter(({ heading }) => heading !== true)
    const numbers = new Map(numbered.map((paragraph, index) => [paragraph, index + 1]))
    const blocks = paragraphs
      .filter((paragraph) => section === undefined || paragraph.section === section)
      .map((paragraph): DocumentBlock => paragraphBlock(paragraph, numbers.get(paragraph)))
    return section === undefined ? [...blocks, ...sequenceBlocks(record, language)] : blocks
  }
}

/** The sequence listing: a heading for each sequence, its facts, its residues in the lines of the source. */
function sequenceBlocks({ sequences = [] }: PatentRecord, language: Language): DocumentBlock[] {
  if (sequences.length === 0) return []
  const texts = sequences.flatMap(({ number, length, molecule, organism, features = [], text }): DocumentBlock[] => {
    const facts = [molecule, length, organism, ...features].filter((fact) => fact !== undefined).join(' · ')
    const shown = [facts, text === '' ? SEQUENCES[language].unstored : text].filter((part) => part !== '')
    return [
      ...(number === undefined ? [] : [{ kind: 'heading', text: `SEQ ID NO: ${number}`, level: 3 } as const]),
      ...shown.map((part) => ({ kind: 'paragraph', text: part }) as const),
    ]
  })
  return [{ kind: 'heading', text: SEQUENCES[language].title(sequences.length), level: 2 }, ...texts]
}

const SEQUENCES = {
  zh: { title: (count: number) => `序列表（${count} 条序列）`, unstored: '序列表过长，未收录此序列' },
  en: {
    title: (count: number) => `Sequence listing (${count} ${count === 1 ? 'sequence' : 'sequences'})`,
    unstored: 'The listing is too long; this sequence is not stored',
  },
} as const satisfies Record<Language, { title(count: number): string; unstored: string }>

function paragraphBlock({ text, heading }: Paragraph, number: number | undefined): DocumentBlock {
  if (heading === true) return { kind: 'heading', text, level: 2 }
  return { kind: 'paragraph', text, ...(number !== undefined && { number: `[${String(number).padStart(4, '0')}]` }) }
}

/** The legal events as a table, oldest first. */
export const eventBlocks: Blocks = ({ record }: Stored, language: Language) => {
  const events = (record.legalEvents ?? []).toSorted((a, b) => a.date.localeCompare(b.date))
  if (events.length === 0) return []
  const rows = events.map(({ date, code, office, text }) => [writtenDate(date), office, code, text])
  return [{ kind: 'table', head: [...EVENT_HEAD[language]], rows }]
}

const EVENT_HEAD = { zh: ['日期', '国家/地区', '代码', '事件'], en: ['Date', 'Country/region', 'Code', 'Event'] } as const

/** The stored drawings with their captions. Missing pictures are left out. */
export const drawingBlocks: Blocks = async (
  { record }: Stored,
  language: Language,
  { picture }: Pick<OpenRecordExport<PatentRecord>, 'picture'>,
) => {
  const blocks: DocumentBlock[] = []
  for (const { id, caption } of record.drawings ?? []) {
    const held = await picture(record, id)
    if (held !== null) blocks.push({ kind: 'picture', picture: { ...held, caption: caption ?? FIGURE[language](id) } })
  }
  return blocks
}

const FIGURE: Readonly<Record<Language, (id: string) => string>> = { zh: (id) => `图 ${id}`, en: (id) => `Fig. ${id}` }
