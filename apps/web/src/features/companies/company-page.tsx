import { ApiError } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { LateFollowedChanges } from '../../components/followed-record/late-followed-record.tsx'
import { LateNotesSection } from '../../components/notes/late-notes-section.tsx'
import { usePassage } from '../../components/passage/use-passage.ts'
import { RecordActions } from '../../components/record-actions/record-actions.tsx'
import { useWaitingStage } from '../../components/waiting/use-waiting-stage.ts'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { COMPANIES } from '../../kinds/companies/companies.ts'
import { KindContext } from '../../kinds/use-kind.ts'
import { useLanguage } from '../../language/use-language.ts'
import { useSessionUser } from '../../session/session-store.ts'
import styles from './company-page.module.css'
import { CompanyFacts } from './detail/company-facts.tsx'
import { CompanyTree } from './detail/company-tree.tsx'
import { LinkedRecords } from './detail/linked-records.tsx'
import { useStoredUse } from './use-stored-use.ts'

/** /organizationDetaile?id=91440300…: one company, with the records of other kinds under its names, its parents and children. */
export function CompanyPage() {
  const { t } = useTranslation('companies')
  const { id = '' } = useSearch({ strict: false }) as { id?: string }
  const query = useQuery({ ...callQuery(useLanguage(), 'companies', 'getCompany', { id }), enabled: id !== '' })
  const stage = useWaitingStage(query.isFetching && query.data === undefined, id)
  const company = query.data
  const isMissing = query.error instanceof ApiError && query.error.code === 404
  const user = useSessionUser()
  usePassage(company !== undefined)
  useStoredUse(company ? { companyId: company.id } : null)
  return (
    <KindContext value={COMPANIES}>
      {stage !== 'none' && <WaitingBar />}
      <article className={styles['page']}>
        {id === '' && <p role="alert">{t('detail.unnamed')}</p>}
        {isMissing && (
          <>
            <h1>{t('detail.missing')}</h1>
            <p>{t('detail.missingWhy', { id })}</p>
            <Link to="/organization">{t('detail.back')}</Link>
          </>
        )}
        {query.error && !isMissing && <FailurePanel title={t('detail.failed')} error={query.error} onRetry={() => void query.refetch()} />}
        {company && (
          <>
            <header className={styles['head']}>
              <h1>{company.name}</h1>
              <div className={styles['actions']}>
                <RecordActions kind={COMPANIES.name} records={[{ id: company.id, number: company.number }]} withDone />
              </div>
            </header>
            <Suspense fallback={null}>
              {user !== null && <LateFollowedChanges key={company.id} type="company" code={company.id} />}
            </Suspense>
            {company.code_issue && (
              <p className={styles['warning']} role="note">
                {company.code_issue.expected === null
                  ? t('detail.wrongCode')
                  : t('detail.wrongDigit', { expected: company.code_issue.expected })}
              </p>
            )}
            <CompanyFacts company={company} />
            <LinkedRecords names={company.linked_names} />
            <CompanyTree company={company} />
            <Suspense fallback={null}>
              <LateNotesSection key={company.id} kind="company" id={company.id} />
            </Suspense>
          </>
        )}
      </article>
    </KindContext>
  )
}
