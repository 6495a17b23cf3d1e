import type { PatentDetail } from '@gezhi/contract/client'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextPlace } from '../../../components/highlight/highlight-context.ts'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { facetValueName } from '../../../search-state/facet-value-name.ts'
import { patentDate } from '../../../search-state/patent-date.ts'
import type patents from '../catalogue/zh.ts'
import styles from './biblio-grid.module.css'
import { classQuery, partyQuery } from './biblio-queries.ts'

type BiblioKey = keyof (typeof patents)['biblio']

/** What is known of a patent besides its text; names and classes lead to a search for them. Facts the record lacks are left out. */
export function BiblioGrid({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const names = (party: PatentDetail['inventor']) => party.original.map(({ name }) => name)
  const rows: readonly (readonly [BiblioKey, ReactNode])[] = [
    ['publication', patent.publication_number],
    ['published', patentDate(patent.publication_date)],
    ['application', patent.application_number],
    ['applied', patentDate(patent.application_date)],
    ['applicant', searches(names(patent.applicant_patentee), 'applicant', (name) => partyQuery('AP', name))],
    ['assignee', searches(patent.assignee, 'assignee', null)],
    ['inventor', searches(names(patent.inventor), 'inventor', (name) => partyQuery('IN', name))],
    [
      'ipc',
      searches(
        patent.class_ipc.map(({ ipc }) => ipc),
        null,
        (symbol) => classQuery('ipc', symbol),
      ),
    ],
    [
      'cpc',
      searches(
        patent.class_cpc.map(({ cpc }) => cpc),
        null,
        (symbol) => classQuery('cpc', symbol),
      ),
    ],
    ['priority', patent.priority_claim.map(({ number }) => number).join('; ')],
    ['type', patent.patent_type && facetValueName('type', patent.patent_type, language)],
    ['kind', patent.kind],
    ['country', `${patent.country} ${facetValueName('country', patent.country, language)}`],
    ['agency', searches(patent.agency, 'agent', null)],
    ['agent', searches(patent.agent, 'agent', null)],
    ['source', [patent.source.format, patent.source.file].filter(Boolean).join(' · ')],
  ]
  return (
    <dl className={styles['grid']}>
      {rows.map(([key, value]) =>
        value === null || value === '' ? null : (
          <div key={key} data-key={key}>
            <dt>{t(`biblio.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

/** Values one after the other, each leading to its search where it has one; null where there are none. */
function searches(values: readonly string[], place: TextPlace | null, query: ((value: string) => string) | null): ReactNode {
  if (values.length === 0) return null
  return (
    <ul>
      {values.map((value, index) => (
        <li key={`${index} ${value}`}>
          {query === null ? (
            <NameText text={value} place={place} />
          ) : (
            <Link to="/resultList/tableList" search={{ q: query(value) }}>
              <NameText text={value} place={place} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function NameText({ text, place }: { text: string; place: TextPlace | null }) {
  return place === null ? text : <HighlightedText text={text} place={place} />
}
