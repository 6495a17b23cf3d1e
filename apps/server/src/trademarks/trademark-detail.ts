import type { AnswerOf, CALLS, Language } from '@gezhi/contract'
import { NICE_CLASS_LABELS, type LangText, type MarkParty, type MarkPriority, type Trademark } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { languageFirst } from '../kinds/language-choice.ts'
import { markClassTitle, type TitledSchemes } from './mark-class-titles.ts'
import { trademarkRow } from './trademark-row.ts'

type TrademarkDetail = AnswerOf<(typeof CALLS)['trademarks']['getTrademark']>

/** What is not in the record itself. */
export interface DetailParts {
  /** Ids of the pictures that can be displayed. */
  readonly pictures: readonly string[]
  readonly schemes: TitledSchemes
  /** `yyyyMMdd`. */
  readonly today: string
}

/** All of one trademark for the API. */
export function trademarkDetail(
  stored: StoredRecord<Trademark>,
  { pictures, schemes, today }: DetailParts,
  language: Language,
): TrademarkDetail {
  const { record } = stored
  const titled = (scheme: 'nice' | 'vienna', codes: readonly string[] = []) =>
    codes.map((code) => ({ code, title: markClassTitle(schemes, scheme, code, language) ?? null }))
  return {
    ...trademarkRow(stored, language, today),
    languages: [...(record.languages ?? [])],
    words: texts(record.words),
    other_words: texts(record.otherWords),
    descriptions: texts(languageFirst(record.descriptions, language)),
    disclaimers: texts(languageFirst(record.disclaimers, language)),
    colours: [...(record.colours ?? [])],
    renewal_date: record.renewalDate ?? null,
    vienna_titles: titled('vienna', record.viennaCodes),
    similar_group_titles: titled('nice', record.similarGroups),
    pictures: [...pictures],
    pictures_missing: (record.images ?? []).length - pictures.length,
    goods: goodsOf(record, language),
    owners: (record.owners ?? []).map(shownParty),
    representatives: (record.representatives ?? []).map(shownParty),
    office_status: record.officeStatus ?? null,
    events: (record.events ?? []).map(({ date, code, text, type }) => ({ date, code: code ?? null, text, type })),
    oppositions: oppositionsOf(record),
    priorities: (record.priorities ?? []).map(shownClaim),
    seniorities: (record.seniorities ?? []).map(shownClaim),
    madrid: madridOf(record),
    other: Object.entries(record.other ?? {}).map(([name, values]) => ({ name, values })),
    source: { format: record.source.format, file: record.source.file ?? null },
  }
}

/** The list a reader can use comes first: in the language of the page, in English, then the authentic ones. */
function goodsOf({ goods = [], languages = [] }: Trademark, language: Language): TrademarkDetail['goods'] {
  const rank = ({ lang }: LangText) => {
    const at = [language, 'en', ...languages].indexOf(lang)
    return at < 0 ? Number.MAX_SAFE_INTEGER : at
  }
  return goods.map(({ niceClass, texts: written }) => ({
    nice_class: niceClass,
    title: NICE_CLASS_LABELS[niceClass]?.[language] ?? null,
    texts: texts(written.toSorted((a, b) => rank(a) - rank(b))),
  }))
}

function oppositionsOf({ oppositions = [] }: Trademark): TrademarkDetail['oppositions'] {
  return oppositions.map(({ number, date, status, grounds = [], opponents = [], earlierMarks = [] }) => ({
    number: number ?? null,
    date: date ?? null,
    status: status ?? null,
    grounds: [...grounds],
    opponents: opponents.map(shownParty),
    earlier_marks: earlierMarks.map((mark) => ({
      country: mark.office,
      application_number: mark.applicationNumber ?? null,
      registration_number: mark.registrationNumber ?? null,
      application_date: mark.applicationDate ?? null,
      registration_date: mark.registrationDate ?? null,
      mark: mark.words ?? null,
      mark_feature: mark.feature ?? null,
    })),
  }))
}

function madridOf({ madrid }: Trademark): TrademarkDetail['madrid'] {
  if (madrid === undefined) return null
  const { registrationNumber, date, designations = [], basicNumber } = madrid
  return { registration_number: registrationNumber, date: date ?? null, designations: [...designations], basic_number: basicNumber ?? null }
}

function shownParty({ name, identifier, otherNames, address, country }: MarkParty): TrademarkDetail['owners'][number] {
  return {
    name: name ?? null,
    identifier: identifier ?? null,
    other_names: texts(otherNames),
    address: address ?? null,
    country: country ?? null,
  }
}

function shownClaim({ country, number, date, status }: MarkPriority): TrademarkDetail['priorities'][number] {
  return { country, number: number ?? null, date: date ?? null, status: status ?? null }
}

function texts(written: readonly LangText[] = []): LangText[] {
  return written.map(({ lang, text }) => ({ lang, text }))
}
