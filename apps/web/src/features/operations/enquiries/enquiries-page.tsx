import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'

/** /ops/enquiries: enquiries about services, pending ones first; completed after a call back. */
export function EnquiriesPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const handled = search.value('state') === 'handled'
  const answer = useQuery({
    ...callQuery(useLanguage(), 'content', 'listServiceEnquiries', { pageNo: search.page, pageSize: PAGE_SIZE, handled }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const handling = useAction({
    action: ({ id }: { id: string; name: string }) => apiClient.content.handleServiceEnquiry({ id }),
    notice: ({ name }) => t('enquiries.done', { name }),
  })
  return (
    <ListPage
      title={t('pages.enquiries')}
      search={search}
      answer={answer}
      narrowed={false}
      empty={t(handled ? 'enquiries.noneHandled' : 'enquiries.noneWaiting')}
      error={handling}
      filters={
        <Select
          label={t('state')}
          value={handled ? 'handled' : ''}
          options={[
            { value: '', name: t('bookings.waiting') },
            { value: 'handled', name: t('bookings.handled') },
          ]}
          onChange={(state) => search.narrow({ state })}
        />
      }
    >
      {(rows) => (
        <ConsoleTable
          label={t('pages.enquiries')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'time', title: t('bookings.time'), render: ({ createTime }) => createTime, kind: 'time' },
            { key: 'service', title: t('enquiries.service'), render: ({ service }) => <span lang="zh">{service}</span> },
            { key: 'name', title: t('bookings.name'), render: ({ name }) => name },
            { key: 'telephone', title: t('telephone'), render: ({ telephone }) => <a href={`tel:${telephone}`}>{telephone}</a> },
            { key: 'company', title: t('enquiries.company'), render: ({ company }) => company },
            { key: 'content', title: t('enquiries.content'), render: ({ content }) => content },
            handled
              ? { key: 'handled', title: t('bookings.handledAt'), render: ({ handleTime }) => handleTime, kind: 'time' }
              : {
                  key: 'actions',
                  title: t('actions'),
                  kind: 'actions',
                  render: (row) => (
                    <Button disabled={handling.isPending} onClick={() => handling.mutate(row)}>
                      {t('bookings.handle')}
                    </Button>
                  ),
                },
          ]}
        />
      )}
    </ListPage>
  )
}
