import type { PatentDetail } from '@gezhi/contract/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import { patentDate } from '../../../search-state/patent-date.ts'
import type patents from '../catalogue/zh.ts'
import styles from './biblio-grid.module.css'
import { classQuery } from './biblio-queries.ts'
import { PartyList } from './party-list.tsx'
import { ValueList } from './value-list.tsx'

type BiblioKey = keyof (typeof patents)['biblio']

/** What is known of a patent besides its text; names and classes lead to a search for them. Facts the record lacks are left out. */
export function BiblioGrid({ patent }: { patent: PatentDetail }) {
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
    ['applicant', parties.applicant.length > 0 && <PartyList parties={parties.applicant} place="applicant" field="AP" />],
    ['assignee', parties.assignee.length > 0 && <PartyList parties={parties.assignee} place="assignee" field={null} />],
    ['inventor', parties.inventor.length > 0 && <PartyList parties={parties.inventor} place="inventor" field="IN" />],
    ['priority', patent.priorities.length > 0 && <ValueList values={patent.priorities.map(priorityText)} query={null} />],
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
    ['locarno', values(patent.class_locarno, null)],
    ['uspc', values(patent.class_uspc, null)],
    ['agency', parties.agency.length > 0 && <PartyList parties={parties.agency} place="agent" field={null} />],
    ['agent', parties.agent.length > 0 && <PartyList parties={parties.agent} place="agent" field={null} />],
    ['examiner', parties.examiner.length > 0 && <PartyList parties={parties.examiner} place={null} field={null} />],
    ['pages', patent.page_count],
  ]
  return (
    <>
      <dl className={styles['grid']}>
        {rows.map(([key, value]) => value && <Fact key={key} id={key} term={t(`biblio.${key}`)} value={value} />)}
        {patent.other.map(({ name, values: said }) => (
          <Fact key={`other ${name}`} id="other" term={name} value={<ValueList values={said} query={null} />} />
        ))}
      </dl>
      <SourceNote source={patent.source} />
    </>
  )
}

function Fact({ id, term, value }: { id: string; term: string; value: ReactNode }) {
  return (
    <div data-key={id}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Symbols of classes, each leading to a search for it where the class can be searched; nothing where there are none. */
function values(symbols: readonly string[], field: 'ipc' | 'cpc' | null): ReactNode {
  return symbols.length > 0 && <ValueList values={symbols} query={field && ((symbol) => classQuery(field, symbol))} />
}

function priorityText({ number, country, date }: PatentDetail['priorities'][number]): string {
  const said = country !== null && !number.startsWith(country) ? `${country} ${number}` : number
  return [said, patentDate(date)].filter(Boolean).join(' · ')
}

/** Where the record came from, small and last. */
function SourceNote({ source }: { source: PatentDetail['source'] }) {
  const { t } = useTranslation('patents')
  const format = [source.format, source.version].filter(Boolean).join(' ')
  return (
    <p className={styles['source']}>
      {t('biblio.source')} <span>{[format, source.file].filter(Boolean).join(' · ')}</span>
    </p>
  )
}
