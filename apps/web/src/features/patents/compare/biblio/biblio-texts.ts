import type { Language, PatentDetail } from '@gezhi/contract/client'
import { patentValueName } from '../../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../../kinds/record-date.ts'
import { inLanguage } from '../../text-languages.ts'
import type { BiblioTexts } from './biblio-rows.ts'

/** The facts of a patent for comparison, dates `yyyy-MM-dd`, codes by their names; `counts` in the words of `countText`. */
export function biblioTexts(patent: PatentDetail, language: Language, countText: (patent: PatentDetail) => readonly string[]): BiblioTexts {
  const { parties } = patent
  const names = (list: PatentDetail['parties']['applicant']) => list.map(({ name }) => name)
  const title = inLanguage(patent.titles, language)[0]?.text
  return {
    title: present(title),
    publication: present(patent.publication_number),
    application: present(patent.application_number),
    applied: present(recordDate(patent.application_date)),
    published: present(recordDate(patent.publication_date)),
    granted: present(recordDate(patent.grant_date)),
    type: patent.patent_type === null ? [] : [patentValueName('type', patent.patent_type, language)],
    kind: present(patent.kind),
    country: [`${patent.country} ${patentValueName('country', patent.country, language)}`],
    applicant: names(parties.applicant),
    assignee: names(parties.assignee),
    inventor: names(parties.inventor),
    priority: patent.priorities.map(({ number, country, date }) =>
      [country !== null && !number.startsWith(country) ? `${country} ${number}` : number, recordDate(date)].filter(Boolean).join(' · '),
    ),
    ipc: patent.class_ipc.map(({ ipc }) => ipc),
    cpc: patent.class_cpc.map(({ cpc }) => cpc),
    locarno: patent.class_locarno,
    uspc: patent.class_uspc,
    agency: names(parties.agency),
    agent: names(parties.agent),
    examiner: names(parties.examiner),
    pages: patent.page_count === null ? [] : [String(patent.page_count)],
    counts: countText(patent),
  }
}

function present(text: string | null | undefined): string[] {
  return text === null || text === undefined || text === '' ? [] : [text]
}
