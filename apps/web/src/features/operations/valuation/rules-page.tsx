import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'

const RestoreDialog = lazy(async () => ({ default: (await import('./restore-dialog.tsx')).RestoreDialog }))

/** /ops/valuation: the versions of the rules of valuations, the current one first; each can be edited or restored. */
export function RulesPage() {
  const { t } = useTranslation('valuationRules')
  const { t: ofConsole } = useTranslation('operations')
  const search = useConsoleSearch()
  const [restoring, setRestoring] = useState<string | null>(null)
  const answer = useQuery({
    ...callQuery(useLanguage(), 'valuation', 'listValuationRules', { pageNo: search.page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <ListPage title={ofConsole('pages.valuation')} search={search} answer={answer} narrowed={false} empty="">
        {(rows) => (
          <ConsoleTable
            label={ofConsole('pages.valuation')}
            rows={rows}
            keyOf={({ version }) => version}
            columns={[
              {
                key: 'version',
                title: t('version'),
                render: ({ version }) => (
                  <Link to="/ops/valuation/$version" params={{ version }}>
                    {version}
                  </Link>
                ),
              },
              { key: 'state', title: t('state'), render: ({ current }) => current && <StateTag kind="good">{t('current')}</StateTag> },
              { key: 'time', title: t('published'), render: ({ publishTime }) => publishTime ?? t('builtIn'), kind: 'time' },
              { key: 'reason', title: t('reason'), render: ({ reason }) => reason, kind: 'wide' },
              {
                key: 'actions',
                title: t('actions'),
                kind: 'actions',
                render: ({ version, current }) =>
                  !current && (
                    <Button kind="link" aria-label={t('restoreOne', { version })} onClick={() => setRestoring(version)}>
                      {t('restore')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </ListPage>
      <Suspense>{restoring !== null && <RestoreDialog version={restoring} onClose={() => setRestoring(null)} />}</Suspense>
    </>
  )
}
