import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { LateMonitorDialog } from '../../components/monitor-dialog/late-monitor-dialog.tsx'

interface ScheduleReportProps {
  readonly id: string
  readonly title: string
}

/** Opens the dialog of a monitor that runs a report at intervals. */
export function ScheduleReport({ id, title }: ScheduleReportProps) {
  const { t } = useTranslation('analysis')
  const [isOpen, setOpen] = useState(false)
  const targets = [{ label: title, name: title, request: { type: 'report' as const, code: id } }]
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('schedule')}</Button>
      {isOpen && <LateMonitorDialog targets={targets} onClose={() => setOpen(false)} />}
    </>
  )
}
