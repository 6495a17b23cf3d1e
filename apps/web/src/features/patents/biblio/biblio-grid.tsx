import type { Party, PatentDetail } from '@gezhi/contract/client'
import { memo, Suspense, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { TextLocation } from '../../../components/highlight/highlight-context.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { patentValueName } from '../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { lazyWhenIdle } from '../reading/lazy-when-idle.ts'
import { FIELD_KEYS, useBiblioFields, type BiblioKey } from './biblio-fields.ts'
import styles from './biblio-grid.module.css'
import { ClassList } from './class-list.tsx'
import { classQuery, type ClassField, type PartyField } from './biblio-queries.ts'
import { PartyList } from './party-list.tsx'
import { ValueList } from './value-list.tsx'

const BiblioFieldMenu = lazyWhenIdle(async () => (await import('./biblio-field-menu.tsx')).BiblioFieldMenu)
const SourceNotes = lazyWhenIdle(async () => (await import('./source-notes.tsx')).SourceNotes)

/**
 * The bibliographic data of a patent, with the reader's selection and order; names and classes link to searches. Missing facts are left
 * out.
 */
export const BiblioGrid = memo(function BiblioGrid({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const { parties } = patent
  const shown = useBiblioFields().filter((one) => one.shown)
  const values: Readonly<Record<BiblioKey, ReactNode>> = {
    publication: patent.publication_number,
    published: recordDate(patent.publication_date),
    application: patent.application_number,
    applied: recordDate(patent.application_date),
    granted: recordDate(patent.grant_date),
    type: patent.patent_type && patentValueName('type', patent.patent_type, language),
    kind: patent.kind,
    country: `${patent.country} ${patentValueName('country', patent.country, language)}`,
    applicant: people(parties.applicant, 'applicant', 'AP', true),
    assignee: people(parties.assignee, 'assignee', 'APC', true),
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
      <Suspense fallback={null}>
        <BiblioFieldMenu className={styles['fields']} />
      </Suspense>
      <dl className={styles['grid']}>
        {shown.map(({ field }) => {
          const key = FIELD_KEYS[field]
          return key !== undefined && values[key] && <Fact key={key} id={key} term={t(`biblio.${key}`)} value={values[key]} />
        })}
      </dl>
      <Suspense fallback={<div className={styles['source']} />}>
        <SourceNotes patent={patent} />
      </Suspense>
    </div>
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

/** Symbols of classes, each linked to a search if the class can be searched; nothing if there are none. */
function listOf(symbols: readonly string[], field: ClassField | null): ReactNode {
  return symbols.length > 0 && <ValueList values={symbols} query={field && ((symbol) => classQuery(field, symbol))} />
}

function classes(symbols: readonly string[], field: 'ipc' | 'cpc' | 'loc'): ReactNode {
  return symbols.length > 0 && <ClassList field={field} symbols={symbols} />
}

function people(parties: readonly Party[], location: TextLocation | null, field: PartyField, linked = false): ReactNode {
  return parties.length > 0 && <PartyList parties={parties} location={location} field={field} linked={linked} />
}

function priorityText({ number, country, date }: PatentDetail['priorities'][number]): string {
  const numberText = country !== null && !number.startsWith(country) ? `${country} ${number}` : number
  return [numberText, recordDate(date)].filter(Boolean).join(' · ')
}
