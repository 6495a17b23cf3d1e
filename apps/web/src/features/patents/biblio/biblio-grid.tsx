import type { Party, PatentDetail } from '@gezhi/contract/client'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextPlace } from '../../../components/highlight/highlight-context.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import { patentDate } from '../../../search-state/patent-date.ts'
import type patents from '../catalogue/zh.ts'
import styles from './biblio-grid.module.css'
import { classQuery, type ClassField, type PartyField } from './biblio-queries.ts'
import { SourceNotes } from './source-notes.tsx'
import { PartyList } from './party-list.tsx'
import { ValueList } from './value-list.tsx'

type BiblioKey = keyof (typeof patents)['biblio']

/** What is known of a patent besides its text; names and classes lead to a search for them. Facts the record lacks are left out. */
export const BiblioGrid = memo(function BiblioGrid({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const { parties } = patent
  const rows: readonly (readonly [BiblioKey, ReactNode])[] = [
    ['publication', patent.publication_number],
    ['published', patentDate(patent.publication_date)],
    ['application', patent.application_number],
    ['applied', patentDate(patent.application_date)],
    ['granted', patentDate(patent.grant_date)],
    ['type', patent.patent_type && facetValueName('type', patent.patent_type, language)],
    ['kind', patent.kind],
    ['country', `${patent.country} ${facetValueName('country', patent.country, language)}`],
    ['applicant', people(parties.applicant, 'applicant', 'AP')],
    ['assignee', people(parties.assignee, 'assignee', 'APC')],
    ['inventor', people(parties.inventor, 'inventor', 'IN')],
    ['priority', values(patent.priorities.map(priorityText), null)],
    [
      'ipc',
      values(
        patent.class_ipc.map(({ ipc }) => ipc),
        'ipc',
      ),
    ],
    [
      'cpc',
      values(
        patent.class_cpc.map(({ cpc }) => cpc),
        'cpc',
      ),
    ],
    ['locarno', values(patent.class_locarno, 'loc')],
    ['uspc', values(patent.class_uspc, 'uc')],
    ['agency', people(parties.agency, 'agent', 'agc')],
    ['agent', people(parties.agent, 'agent', 'AT')],
    ['examiner', people(parties.examiner, null, 'EX')],
    ['pages', patent.page_count],
  ]
  return (
    <>
      <dl className={styles['grid']}>
        {rows.map(([key, value]) => value && <Fact key={key} id={key} term={t(`biblio.${key}`)} value={value} />)}
      </dl>
      <SourceNotes patent={patent} />
    </>
  )
})

function Fact({ id, term, value }: { id: string; term: string; value: ReactNode }) {
  return (
    <div data-key={id}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Symbols of classes, each leading to a search for it where the class can be searched; nothing where there are none. */
function values(symbols: readonly string[], field: ClassField | null): ReactNode {
  return symbols.length > 0 && <ValueList values={symbols} query={field && ((symbol) => classQuery(field, symbol))} />
}

function people(parties: readonly Party[], place: TextPlace | null, field: PartyField): ReactNode {
  return parties.length > 0 && <PartyList parties={parties} place={place} field={field} />
}

function priorityText({ number, country, date }: PatentDetail['priorities'][number]): string {
  const said = country !== null && !number.startsWith(country) ? `${country} ${number}` : number
  return [said, patentDate(date)].filter(Boolean).join(' · ')
}
