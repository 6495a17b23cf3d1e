import { fieldsInOrder, type DisplayField, type Party, type PatentDetail } from '@gezhi/contract/client'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLocation } from '../../../components/highlight/highlight-context.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { DisplayFieldMenu } from '../../../preferences/display-field-menu.tsx'
import { usePreferences } from '../../../preferences/preferences.ts'
import { patentValueName } from '../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import type patents from '../catalogue/zh.ts'
import styles from './biblio-grid.module.css'
import { ClassList } from './class-list.tsx'
import { classQuery, type ClassField, type PartyField } from './biblio-queries.ts'
import { SourceNotes } from './source-notes.tsx'
import { PartyList } from './party-list.tsx'
import { ValueList } from './value-list.tsx'

type BiblioKey = Exclude<keyof (typeof patents)['biblio'], 'source' | 'fields' | 'forward' | 'back' | 'reset' | 'failed'>

/** The facts by the names of their fields in the settings; fields of lists are not part of the page. */
const KEYS: Readonly<Partial<Record<DisplayField, BiblioKey>>> = {
  publication_number: 'publication',
  publication_date: 'published',
  application_number: 'application',
  application_date: 'applied',
  grant_date: 'granted',
  patent_type: 'type',
  kind: 'kind',
  country: 'country',
  applicant: 'applicant',
  assignee: 'assignee',
  inventor: 'inventor',
  priority: 'priority',
  class_ipc: 'ipc',
  class_cpc: 'cpc',
  class_locarno: 'locarno',
  class_uspc: 'uspc',
  agency: 'agency',
  agent: 'agent',
  examiner: 'examiner',
  page_count: 'pages',
}

/**
 * The bibliographic data of a patent, with the reader's selection and order; names and classes link to searches. Missing facts are left
 * out.
 */
export const BiblioGrid = memo(function BiblioGrid({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const { parties } = patent
  const shown = fieldsInOrder('searchDetail', usePreferences().fields.searchDetail).filter((one) => one.shown)
  const values: Readonly<Record<BiblioKey, ReactNode>> = {
    publication: patent.publication_number,
    published: recordDate(patent.publication_date),
    application: patent.application_number,
    applied: recordDate(patent.application_date),
    granted: recordDate(patent.grant_date),
    type: patent.patent_type && patentValueName('type', patent.patent_type, language),
    kind: patent.kind,
    country: `${patent.country} ${patentValueName('country', patent.country, language)}`,
    applicant: people(parties.applicant, 'applicant', 'AP'),
    assignee: people(parties.assignee, 'assignee', 'APC'),
    inventor: people(parties.inventor, 'inventor', 'IN'),
    priority: listOf(patent.priorities.map(priorityText), null),
    ipc: classes(
      patent.class_ipc.map(({ ipc }) => ipc),
      'ipc',
    ),
    cpc: classes(
      patent.class_cpc.map(({ cpc }) => cpc),
      'cpc',
    ),
    locarno: classes(patent.class_locarno, 'loc'),
    uspc: listOf(patent.class_uspc, 'uc'),
    agency: people(parties.agency, 'agent', 'agc'),
    agent: people(parties.agent, 'agent', 'AT'),
    examiner: people(parties.examiner, null, 'EX'),
    pages: patent.page_count,
  }
  return (
    <div className={styles['frame']}>
      <BiblioFields />
      <dl className={styles['grid']}>
        {shown.map(({ field }) => {
          const key = KEYS[field]
          return key !== undefined && values[key] && <Fact key={key} id={key} term={t(`biblio.${key}`)} value={values[key]} />
        })}
      </dl>
      <SourceNotes patent={patent} />
    </div>
  )
})

/** Chooses the facts and their order. */
function BiblioFields() {
  const { t } = useTranslation('patents')
  const words = {
    label: t('biblio.fields'),
    nameOf: (field: DisplayField) => t(`biblio.${KEYS[field] ?? 'publication'}`),
    labelOf: (direction: 'forward' | 'back', name: string) => t(`biblio.${direction}`, { name }),
    reset: t('biblio.reset'),
    failed: t('biblio.failed'),
  }
  return <DisplayFieldMenu scene="searchDetail" words={words} className={styles['fields']} />
}

function Fact({ id, term, value }: { id: string; term: string; value: ReactNode }) {
  return (
    <div data-key={id}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Symbols of classes, each linked to a search if the class can be searched; nothing if there are none. */
function listOf(symbols: readonly string[], field: ClassField | null): ReactNode {
  return symbols.length > 0 && <ValueList values={symbols} query={field && ((symbol) => classQuery(field, symbol))} />
}

function classes(symbols: readonly string[], field: 'ipc' | 'cpc' | 'loc'): ReactNode {
  return symbols.length > 0 && <ClassList field={field} symbols={symbols} />
}

function people(parties: readonly Party[], location: TextLocation | null, field: PartyField): ReactNode {
  return parties.length > 0 && <PartyList parties={parties} location={location} field={field} />
}

function priorityText({ number, country, date }: PatentDetail['priorities'][number]): string {
  const numberText = country !== null && !number.startsWith(country) ? `${country} ${number}` : number
  return [numberText, recordDate(date)].filter(Boolean).join(' · ')
}
