import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import articleStyles from '../articles/article.module.css'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { QuestionDialog } from '../frame/question-dialog.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import type { WrittenService } from './service-draft.ts'

/** /ops/services: the services of the three service pages, each kind before its services. */
export function ServicesPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const other = language === 'zh' ? 'en' : 'zh'
  const search = useConsoleSearch()
  const [removed, setRemoved] = useState<WrittenService | null>(null)
  const answer = useQuery({
    ...callQuery(language, 'operations', 'listSaleServices', {}),
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: (all) => ({ list: all.slice((search.page - 1) * PAGE_SIZE, search.page * PAGE_SIZE), total: all.length }),
  })
  const removing = useAction({ action: ({ id }: WrittenService) => apiClient.operations.removeSaleService({ id }), notice: t('removed') })
  return (
    <>
      <ListPage
        title={t('pages.services')}
        search={search}
        answer={answer}
        narrowed={false}
        empty=""
        actions={
          <Link to="/ops/services/$id" params={{ id: 'new' }} className={articleStyles['add']}>
            {t('services.add')}
          </Link>
        }
      >
        {(rows) => (
          <ConsoleTable
            label={t('pages.services')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'id', title: t('articles.number'), render: ({ id }) => id, kind: 'number' },
              {
                key: 'name',
                title: t('services.name'),
                render: (service) => (
                  <span className={articleStyles['titles']}>
                    <Link to="/ops/services/$id" params={{ id: String(service.id) }}>
                      {service[language].name}
                    </Link>
                    <small lang={other}>{service[other].name}</small>
                  </span>
                ),
              },
              { key: 'summary', title: t('services.summary'), render: (service) => service[language].summary, kind: 'wide' },
              {
                key: 'state',
                title: t('state'),
                render: ({ parentId, recommended }) => (
                  <>
                    {parentId === null && <StateTag kind="plain">{t('services.isKind')}</StateTag>}
                    {recommended && <StateTag kind="info">{t('services.isRecommended')}</StateTag>}
                  </>
                ),
              },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: (service) =>
                  service.parentId !== null && (
                    <Button kind="link" onClick={() => setRemoved(service)}>
                      {t('remove')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ListPage>
      {removed && (
        <QuestionDialog
          title={t('services.removeAsk', { name: removed[language].name })}
          confirm={t('remove')}
          onConfirm={() => removing.mutateAsync(removed)}
          onClose={() => setRemoved(null)}
        >
          <p>{t('services.removeExplained')}</p>
        </QuestionDialog>
      )}
    </>
  )
}
