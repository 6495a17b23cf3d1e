import { FOLLOW_TYPES } from '@gezhi/contract/client'
import { useEffect, useEffectEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { useCause } from '../../components/failure/use-cause.ts'
import { MonitorDialog } from '../../components/monitor-dialog/monitor-dialog.tsx'
import { showNotice } from '../../components/notice/notice-store.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { RecordActionProps } from '../../routing/feature.ts'

/** Watches a record, or the patents of its applicants. */
export function MonitorAction({ kind, records, onDone }: RecordActionProps) {
  const { t } = useTranslation('monitors')
  const causeOf = useCause()
  const type = FOLLOW_TYPES.find((one) => one === kind) ?? 'patent'
  const { data, error } = useQuery({
    ...callQuery(useLanguage(), 'monitors', 'findMonitorTarget', { type, code: records[0]?.id ?? '' }),
    staleTime: 0,
    retry: false,
  })
  const fail = useEffectEvent((failed: unknown) => {
    showNotice([t('failed'), causeOf(failed)].join(' '))
    onDone()
  })
  useEffect(() => {
    if (error !== null) fail(error)
  }, [error])
  if (data === undefined) return null
  const { code, title, applicants } = data
  return (
    <MonitorDialog
      targets={[
        { label: t('form.record', { title }), name: title, request: { type, code } },
        ...applicants.map((name) => ({
          label: t('form.applicant', { name }),
          name,
          request: { type: 'applicant' as const, applicant: name },
        })),
      ]}
      onClose={onDone}
    />
  )
}
