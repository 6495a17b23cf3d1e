import { CANCELLATION_REASONS } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { choiceNames } from '../frame/choice-names.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'

type Request = Awaited<ReturnType<typeof apiClient.accounts.listCancellations>>['list'][number]
const DECISIONS = ['approve', 'reject', 'withdraw'] as const
type Decision = (typeof DECISIONS)[number]

/** /ops/cancellations: requests to close accounts; each decision must be confirmed. */
export function CancellationsPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const search = useConsoleSearch()
  const [confirming, setConfirming] = useState<{ readonly request: Request; readonly decision: Decision } | null>(null)
  const answer = useQuery({
    ...callQuery(language, 'accounts', 'listCancellations', { pageNo: search.page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const deciding = useAction({
    action: ({ id, decision, note }: { id: string; decision: Decision; note: string }) =>
      apiClient.accounts.reviewCancellation({ id, decision, note }),
    notice: ({ decision }) => t(`cancellations.done.${decision}`),
  })
  return (
    <ListPage title={t('pages.cancellations')} search={search} answer={answer} narrowed={false} empty={t('cancellations.none')}>
      {(rows) => (
        <>
          <ConsoleTable
            label={t('pages.cancellations')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'time', title: t('cancellations.time'), render: ({ createTime }) => createTime, kind: 'time' },
              { key: 'nick', title: t('nick'), render: ({ nick }) => nick },
              {
                key: 'telephone',
                title: t('telephone'),
                render: ({ telephone }) => telephone && <a href={`tel:${telephone}`}>{telephone}</a>,
              },
              {
                key: 'reasons',
                title: t('cancellations.reasons'),
                render: ({ stopReasonType }) => choiceNames(CANCELLATION_REASONS, stopReasonType.split(','), language).join(t('comma')),
              },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: (request) =>
                  DECISIONS.map((decision) => (
                    <Button key={decision} kind="link" onClick={() => setConfirming({ request, decision })}>
                      {t(`cancellations.${decision}`)}
                    </Button>
                  )),
              },
            ]}
          />
          {confirming && (
            <QuestionDialog
              title={t(`cancellations.ask.${confirming.decision}`, { nick: confirming.request.nick })}
              confirm={t(`cancellations.${confirming.decision}`)}
              {...(confirming.decision === 'reject' && { reason: t('cancellations.reason') })}
              onConfirm={(note) => deciding.mutateAsync({ id: confirming.request.id, decision: confirming.decision, note })}
              onClose={() => setConfirming(null)}
            >
              <p>{t(`cancellations.explained.${confirming.decision}`)}</p>
            </QuestionDialog>
          )}
        </>
      )}
    </ListPage>
  )
}
