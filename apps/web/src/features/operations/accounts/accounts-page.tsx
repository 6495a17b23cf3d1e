import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { SearchField } from '../frame/search-field.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import { useOperator } from '../frame/use-operator.ts'
import { AccountDialog, type AccountAction } from './account-dialog.tsx'
import type { ListedAccount } from './listed-account.ts'
import { allowedActions } from './allowed-actions.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'

const STATES = ['all', 'member', 'operator', 'locked'] as const

/** /ops/accounts: accounts with their products; create, lock, force out, grant. */
export function AccountsPage() {
  const { t } = useTranslation('operations')
  const search = useConsoleSearch()
  const own = useOperator().data?.userId
  const [adding, setAdding] = useState(false)
  const [confirming, setConfirming] = useState<{ readonly account: ListedAccount; readonly action: AccountAction } | null>(null)
  const text = search.value('text')
  const state = STATES.find((one) => one === search.value('state')) ?? 'all'
  const answer = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listAccounts', { pageNo: search.page, pageSize: PAGE_SIZE, text, state }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <ListPage
        title={t('pages.accounts')}
        search={search}
        answer={answer}
        narrowed
        empty=""
        actions={
          <Button kind="primary" onClick={() => setAdding(true)}>
            {t('accounts.add')}
          </Button>
        }
        filters={
          <>
            <Select
              label={t('state')}
              value={state}
              options={STATES.map((value) => ({ value, name: t(`accounts.states.${value}`) }))}
              onChange={(next) => search.narrow({ state: next === 'all' ? '' : next })}
            />
            <SearchField label={t('accounts.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
          </>
        }
      >
        {(rows) => (
          <ConsoleTable
            label={t('pages.accounts')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'nick', title: t('nick'), render: ({ nick }) => nick },
              { key: 'telephone', title: t('telephone'), render: ({ telephone }) => telephone, kind: 'time' },
              { key: 'email', title: t('email'), render: ({ email }) => email },
              { key: 'state', title: t('state'), render: (row) => <AccountState account={row} /> },
              {
                key: 'products',
                title: t('accounts.products'),
                render: ({ products }) =>
                  products.length > 0 &&
                  products
                    .map(({ productName, endTime }) => t('accounts.until', { productName, date: endTime.slice(0, 10) }))
                    .join(t('comma')),
              },
              { key: 'logins', title: t('accounts.logins'), render: ({ loginCount }) => loginCount, kind: 'number' },
              { key: 'made', title: t('accounts.made'), render: ({ createTime }) => createTime.slice(0, 10), kind: 'time' },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: (account) =>
                  account.id === own ? (
                    <OwnAccount />
                  ) : (
                    allowedActions(account, own).map((action) => (
                      <Button key={action} kind="link" onClick={() => setConfirming({ account, action })}>
                        {t(`accounts.actions.${action}`)}
                      </Button>
                    ))
                  ),
              },
            ]}
          />
        )}
      </ListPage>
      {adding && <AddAccountDialog onClose={() => setAdding(false)} />}
      {confirming && <AccountDialog {...confirming} onClose={() => setConfirming(null)} />}
    </>
  )
}

function AccountState({ account: { role, locked, online } }: { account: ListedAccount }) {
  const { t } = useTranslation('operations')
  return (
    <span>
      {role === 'operator' && <StateTag kind="info">{t('accounts.operator')}</StateTag>}
      {locked ? (
        <StateTag kind="bad">{t('accounts.locked')}</StateTag>
      ) : (
        <StateTag kind={online ? 'good' : 'plain'}>{t(online ? 'accounts.online' : 'accounts.offline')}</StateTag>
      )}
    </span>
  )
}

/** Nobody decides about their own account. */
function OwnAccount() {
  const { t } = useTranslation('operations')
  const reason = useId()
  return (
    <>
      <small id={reason}>{t('accounts.own')}</small>
      <Button kind="link" disabled aria-describedby={reason}>
        {t('accounts.actions.give')}
      </Button>
    </>
  )
}
