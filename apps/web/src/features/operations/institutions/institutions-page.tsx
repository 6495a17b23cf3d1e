import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { Lines } from '../frame/lines.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { useConsoleSearch } from '../frame/use-console-search.ts'
import { InstitutionDays } from './institution-days.tsx'
import { InstitutionDialog, type ListedInstitution } from './institution-dialog.tsx'

/** Networks shown in the list; all are in the dialog. */
const SHOWN_RANGES = 3

/** /ops/institutions: institutions whose addresses give rights, their readers now, and their use by day. */
export function InstitutionsPage() {
  const { t } = useTranslation('institutions')
  const { t: common } = useTranslation('operations')
  const language = useLanguage()
  const search = useConsoleSearch()
  const [edited, setEdited] = useState<ListedInstitution | 'new' | null>(null)
  const [removed, setRemoved] = useState<ListedInstitution | null>(null)
  const [counted, setCounted] = useState<ListedInstitution | null>(null)
  const answer = useQuery({ ...callQuery(language, 'operations', 'listInstitutions', {}), staleTime: 0 })
  const removing = useAction({
    action: ({ id }: ListedInstitution) => apiClient.operations.removeInstitution({ id }),
    notice: common('removed'),
  })
  const nameOf = ({ nameZh, nameEn }: ListedInstitution) => (language === 'zh' ? nameZh : nameEn)
  return (
    <>
      <ListPage
        title={common('pages.institutions')}
        search={search}
        answer={answer}
        narrowed={false}
        empty={t('empty')}
        filters={answer.data && <p>{t('explained', { address: answer.data.address })}</p>}
        actions={
          <Button kind="primary" onClick={() => setEdited('new')}>
            {t('add')}
          </Button>
        }
      >
        {(rows) => (
          <ConsoleTable
            label={common('pages.institutions')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'name', title: t('name'), kind: 'name', render: ({ nameZh, nameEn }) => <Lines lines={[nameZh, nameEn]} /> },
              {
                key: 'ranges',
                title: t('ranges'),
                kind: 'wide',
                render: ({ ranges }) => (
                  <Lines
                    lines={[
                      ranges.slice(0, SHOWN_RANGES).join(language === 'zh' ? '、' : ', '),
                      ranges.length > SHOWN_RANGES && t('more', { count: ranges.length }),
                    ]}
                  />
                ),
              },
              {
                key: 'readers',
                title: t('readers'),
                kind: 'number',
                render: ({ readers, seats: max }) => t('readersOf', { readers, max }),
              },
              {
                key: 'until',
                title: t('validUntil'),
                kind: 'time',
                render: ({ validUntil, isValid }) => (
                  <>
                    {validUntil ?? t('unlimited')} {!isValid && <StateTag kind="bad">{t('ended')}</StateTag>}
                  </>
                ),
              },
              {
                key: 'actions',
                title: common('actions'),
                kind: 'actions',
                render: (row) => (
                  <>
                    <Button kind="link" onClick={() => setCounted(row)}>
                      {t('statistics')}
                    </Button>
                    <Button kind="link" onClick={() => setEdited(row)}>
                      {common('edit')}
                    </Button>
                    <Button kind="link" onClick={() => setRemoved(row)}>
                      {common('remove')}
                    </Button>
                  </>
                ),
              },
            ]}
          />
        )}
      </ListPage>
      {edited && <InstitutionDialog institution={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
      {counted && <InstitutionDays id={counted.id} name={nameOf(counted)} onClose={() => setCounted(null)} />}
      {removed && (
        <QuestionDialog
          title={t('removeAsk', { name: nameOf(removed) })}
          confirm={common('remove')}
          onConfirm={() => removing.mutateAsync(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{t('removeExplained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
