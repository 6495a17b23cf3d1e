import { ATTENTION_FUNCTIONS } from '@gezhi/contract/client'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { choiceNames } from '../frame/choice-names.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { useAction } from '../frame/use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'

/** /ops/bookings: booked demonstrations, pending ones first; completed after a call back. */
export function BookingsPage() {
  const { t } = useTranslation('operations')
  const language = useLanguage()
  const search = useConsoleSearch()
  const handled = search.value('state') === 'handled'
  const answer = useQuery({
    ...callQuery(language, 'content', 'listDemonstrations', { pageNo: search.page, pageSize: PAGE_SIZE, handled }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const handling = useAction({
    action: ({ id }: { id: string; name: string }) => apiClient.content.handleDemonstration({ id }),
    notice: ({ name }) => t('bookings.done', { name }),
  })
  return (
    <ListPage
      title={t('pages.bookings')}
      search={search}
      answer={answer}
      narrowed={false}
      empty={t(handled ? 'bookings.noneHandled' : 'bookings.noneWaiting')}
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
          label={t('pages.bookings')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { key: 'time', title: t('bookings.time'), render: ({ createTime }) => createTime, kind: 'time' },
            { key: 'name', title: t('bookings.name'), render: ({ name }) => name },
            { key: 'telephone', title: t('telephone'), render: ({ telephone }) => <a href={`tel:${telephone}`}>{telephone}</a> },
            { key: 'email', title: t('email'), render: ({ email }) => <a href={`mailto:${email}`}>{email}</a> },
            { key: 'company', title: t('bookings.company'), render: ({ company, companyPosition }) => `${company} · ${companyPosition}` },
            {
              key: 'wishes',
              title: t('bookings.wishes'),
              render: ({ attentionFunction }) => choiceNames(ATTENTION_FUNCTIONS, attentionFunction, language).join(t('comma')),
            },
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
