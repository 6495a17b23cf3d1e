import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Modal } from '../../../components/modal/modal.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { ConsoleTable } from '../frame/console-table.tsx'

/** Use of an institution by day. */
export function InstitutionDays({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const { t } = useTranslation('institutions')
  const { t: common } = useTranslation('operations')
  const language = useLanguage()
  const { data, error, refetch } = useQuery({ ...callQuery(language, 'operations', 'listInstitutionDays', { id }), staleTime: 0 })
  const number = (value: number) => value.toLocaleString(language === 'zh' ? 'zh-CN' : 'en-US')
  return (
    <Modal title={t('statisticsOf', { name })} close={common('close')} onClose={onClose}>
      {error && <FailurePanel title={common('failed')} error={error} onRetry={() => void refetch()} />}
      {data?.list.length === 0 && <p>{t('noVisits')}</p>}
      {data && data.list.length > 0 && (
        <ConsoleTable
          label={t('statistics')}
          rows={data.list}
          keyOf={({ day }) => day}
          columns={[
            { key: 'day', title: t('day'), kind: 'time', render: ({ day }) => `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` },
            { key: 'visits', title: t('visits'), kind: 'number', render: ({ visits }) => number(visits) },
            { key: 'away', title: t('turnedAway'), kind: 'number', render: ({ turnedAway }) => number(turnedAway) },
          ]}
        />
      )}
    </Modal>
  )
}
