import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'
import { ListPage } from '../frame/list-page.tsx'
import { StateTag } from '../frame/state-tag.tsx'
import { PAGE_SIZE, useConsoleSearch } from '../frame/use-console-search.ts'
import styles from './imports.module.css'

type ImportRun = Awaited<ReturnType<typeof apiClient.operations.listImports>>['list'][number]

const KINDS = { running: 'info', ended: 'good', stopped: 'warning', failed: 'bad', killed: 'bad' } as const
const COUNTS = ['read', 'new', 'changed', 'unchanged', 'rejected'] as const

/** /ops/imports: imports with their times and results; imports are started on the command line. */
export function ImportsPage() {
  const { t, i18n } = useTranslation('operations')
  const search = useConsoleSearch()
  const answer = useQuery({
    ...callQuery(useLanguage(), 'operations', 'listImports', { pageNo: search.page, pageSize: PAGE_SIZE }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const digits = new Intl.NumberFormat(i18n.language)
  return (
    <ListPage title={t('pages.imports')} search={search} answer={answer} narrowed={false} empty={t('imports.none')}>
      {(rows) => (
        <ConsoleTable
          label={t('pages.imports')}
          rows={rows}
          keyOf={({ run }) => run}
          columns={[
            { key: 'start', title: t('imports.start'), render: ({ startTime }) => startTime, kind: 'time' },
            {
              key: 'state',
              title: t('state'),
              render: ({ state }) => <StateTag kind={KINDS[state]}>{t(`imports.states.${state}`)}</StateTag>,
            },
            { key: 'paths', title: t('imports.paths'), render: (run) => <Paths run={run} />, kind: 'wide' },
            { key: 'files', title: t('imports.files'), render: ({ files }) => digits.format(files), kind: 'number' },
            ...COUNTS.map((name) => ({
              key: name,
              title: t(`imports.${name}`),
              render: ({ counts }: ImportRun) => digits.format(counts[name]),
              kind: 'number' as const,
            })),
          ]}
        />
      )}
    </ListPage>
  )
}

/** The imported paths; below them the error, and the reasons and file of rejected fragments. */
function Paths({ run: { paths, message, reasons, rejectedFile, endTime, unrecognised, damaged } }: { run: ImportRun }) {
  const { t } = useTranslation('operations')
  return (
    <div className={styles['paths']}>
      {paths.map((path) => (
        <p key={path}>{path}</p>
      ))}
      {message !== null && <p className={styles['message']}>{message}</p>}
      {(reasons.length > 0 || unrecognised + damaged > 0) && (
        <details>
          <summary>{t('imports.details')}</summary>
          <ul>
            {endTime !== null && <li>{t('imports.end', { time: endTime })}</li>}
            {unrecognised > 0 && <li>{t('imports.unrecognised', { count: unrecognised })}</li>}
            {damaged > 0 && <li>{t('imports.damaged', { count: damaged })}</li>}
            {reasons.map(({ reason, count, file, position }) => (
              <li key={`${reason} ${file}`}>{t('imports.reason', { reason, count, file, position })}</li>
            ))}
            {rejectedFile !== null && <li>{t('imports.rejectedFile', { file: rejectedFile })}</li>}
          </ul>
        </details>
      )}
    </div>
  )
}
