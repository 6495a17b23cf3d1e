import type { Language } from '@gezhi/contract'
import type { Reference } from '@gezhi/documents'
import type { LangText, Party, PatentRecord } from '@gezhi/records'
import type { StoredRecord } from '@gezhi/search'
import { writtenDate } from '../../kinds/field-columns.ts'
import { textIn } from '../../kinds/language-choice.ts'

/** A patent as reference managers cite it, in its original title: the one of the office's language, or of the description. */
export function patentReference({ record, docId }: StoredRecord<PatentRecord>, language: Language): Reference {
  const { titles, abstracts, publicationNumber, applicationNumber, office, publicationDate, inventors, applicants, assignees } = record
  const title = titleOf(titles, OFFICE_LANGUAGES[office] ?? record.description?.[0]?.lang)
  const abstract = textIn(abstracts, language)
  return {
    title: title?.text ?? '',
    language: title?.lang ?? 'en',
    inventors: namesOf(inventors),
    applicants: namesOf(applicants ?? assignees),
    number: publicationNumber ?? applicationNumber ?? docId,
    ...(applicationNumber !== undefined && { applicationNumber }),
    office,
    date: publicationDate === undefined ? null : writtenDate(publicationDate),
    ...(abstract !== '' && { abstract }),
  }
}

/** Languages in which offices publish, where sources give several titles. */
const OFFICE_LANGUAGES: Readonly<Record<string, string>> = { CN: 'zh', TW: 'zh', JP: 'ja', KR: 'ko', DE: 'de', FR: 'fr', RU: 'ru' }

function titleOf(titles: readonly LangText[], original: string | undefined): LangText | undefined {
  return [original, 'en'].map((lang) => titles.find((one) => one.lang === lang)).find((one) => one !== undefined) ?? titles[0]
}

function namesOf(parties: readonly Party[] | undefined): string[] {
  return (parties ?? []).map(({ name }) => name)
}
