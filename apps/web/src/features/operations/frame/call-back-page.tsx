import { keepPreviousData, useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { ConsoleTable, type Column } from './console-table.tsx'
import { ListPage } from './list-page.tsx'
import { useAction } from './use-action.ts'
import { PAGE_SIZE, useConsoleSearch } from './use-console-search.ts'

/** Somebody who is called back. */
interface CallBack {
  readonly id: string
  readonly name: string
  readonly createTime: string
  readonly handleTime: string | null
}

interface Listed<Row> {
  readonly list: Row[]
  readonly total: number
}

interface CallBackPageProps<Row extends CallBack> {
  readonly title: string
  /** Text of a list without entries. */
  readonly none: { readonly waiting: string; readonly handled: string }
  readonly query: (page: { pageNo: number; pageSize: number; handled: boolean }) => UseQueryOptions<Listed<Row>>
  /** Marks one as handled. */
  readonly handle: (id: string) => Promise<unknown>
  /** What is said afterwards. */
  readonly done: (name: string) => string
  /** Between the time of the request and that of the call back. */
  readonly columns: readonly Column<Row>[]
}

/** Requests of people who are called back, pending ones first; completed after a call back. */
export function CallBackPage<Row extends CallBack>({ title, none, query, handle, done, columns }: CallBackPageProps<Row>) {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const handled = search.value('state') === 'handled'
  const answer = useQuery({
    ...query({ pageNo: search.page, pageSize: PAGE_SIZE, handled }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const handling = useAction({
    action: ({ id }: { id: string; name: string }) => handle(id),
    notice: ({ name }) => done(name),
  })
  const last: Column<Row> = handled
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
      }
  return (
    <ListPage
      title={title}
      search={search}
      answer={answer}
      narrowed={false}
      empty={handled ? none.handled : none.waiting}
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
          label={title}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[{ key: 'time', title: t('bookings.time'), render: ({ createTime }) => createTime, kind: 'time' }, ...columns, last]}
        />
      )}
    </ListPage>
  )
}
