import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { Select } from '../../../../components/select.tsx'
import { useLanguage } from '../../../../language/use-language.ts'
import { ConsoleTable } from '../../frame/console-table.tsx'
import { Lines } from '../../frame/lines.tsx'
import { ListPage } from '../../frame/list-page.tsx'
import { SearchField } from '../../frame/search-field.tsx'
import { StateTag } from '../../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../../frame/use-console-search.ts'
import { useOperator } from '../../frame/use-operator.ts'
import type { ListedGrant } from './listed-grant.ts'

const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }))

const STATES = ['active', 'revoked'] as const
const KINDS = { active: 'good', ended: 'plain', revoked: 'plain' } as const

/** /ops/grants: entitlements granted without an order, newest first; each can be taken back. */
export function GrantsPage() {
  const { t } = useTranslation('sales')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const own = useOperator().data?.userId
  const [revoking, setRevoking] = useState<ListedGrant | null>(null)
  const text = search.value('text')
  const state = STATES.find((one) => one === search.value('state'))
  const request = { pageNo: search.page, pageSize: PAGE_SIZE, text, ...(state !== undefined && { state }) }
  const answer = useQuery({
    ...callQuery(useLanguage(), 'payment', 'listGrants', request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const nameOf = (operator: string | null) => operator ?? t('actionLog.commandLine')
  return (
    <>
      <ListPage
        title={ofConsole('pages.grants')}
        search={search}
        answer={answer}
        narrowed={text !== '' || state !== undefined}
        empty={t('grants.none')}
        filters={
          <>
            <Select
              label={t('state')}
              value={state ?? ''}
              options={[{ value: '', name: t('allStates') }, ...STATES.map((value) => ({ value, name: t(`grants.states.${value}`) }))]}
              onChange={(next) => search.narrow({ state: next })}
            />
            <SearchField label={t('grants.find')} value={text} onValue={(next) => search.narrow({ text: next })} />
          </>
        }
      >
        {(rows) => (
          <ConsoleTable
            label={ofConsole('pages.grants')}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { key: 'granted', title: t('grants.granted'), render: ({ grantTime }) => grantTime, kind: 'time' },
              {
                key: 'user',
                title: t('user'),
                kind: 'name',
                render: ({ nick }) => (
                  <Link to="/ops/accounts" search={{ text: nick } as never}>
                    {nick}
                  </Link>
                ),
              },
              { key: 'product', title: t('product'), render: ({ productName }) => productName },
              {
                key: 'period',
                title: t('grants.period'),
                kind: 'time',
                render: ({ startTime, endTime }) =>
                  startTime !== null && endTime !== null
                    ? t('grants.until', { start: startTime.slice(0, 10), end: endTime.slice(0, 10) })
                    : '—',
              },
              { key: 'by', title: t('grants.by'), render: ({ operator }) => nameOf(operator), kind: 'name' },
              { key: 'reason', title: t('reason'), render: ({ reason }) => reason, kind: 'wide' },
              { key: 'state', title: t('state'), render: (grant) => <GrantState grant={grant} /> },
              {
                key: 'actions',
                title: t('actionsTitle'),
                kind: 'actions',
                render: (grant) => {
                  const { nick, productName: name } = grant
                  if (grant.state !== 'active') return null
                  return grant.userId === own ? (
                    <small>{ofConsole('accounts.own')}</small>
                  ) : (
                    <Button kind="link" aria-label={t('grants.revokeOne', { nick, name })} onClick={() => setRevoking(grant)}>
                      {t('grants.revoke')}
                    </Button>
                  )
                },
              },
            ]}
          />
        )}
      </ListPage>
      <Suspense>{revoking && <RevokeDialog grant={revoking} onClose={() => setRevoking(null)} />}</Suspense>
    </>
  )
}

/** The state; below it when, why and by whom it was taken back. */
function GrantState({ grant: { state, revokeTime, revokeReason, revoker } }: { grant: ListedGrant }) {
  const { t } = useTranslation('sales')
  const name = revoker ?? t('actionLog.commandLine')
  return (
    <Lines
      lines={[
        <StateTag key="state" kind={KINDS[state]}>
          {t(`grants.states.${state}`)}
        </StateTag>,
        revokeTime,
        revokeReason !== null && t('grants.reasonOf', { reason: revokeReason, name }),
      ]}
    />
  )
}
