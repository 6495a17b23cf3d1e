import { lazy, Suspense, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { loadNamespaces } from '../../language/i18n.ts'
import type { ReportUsers } from './report-users.tsx'

const Dialog = lazy(async () => {
  const [module] = await Promise.all([import('./report-users.tsx'), loadNamespaces(['form'])])
  return { default: module.ReportUsers }
})

/** Opens the dialog with the users of a report, whose code is loaded then. */
export function ReportUsersAction({ report }: Pick<ComponentProps<typeof ReportUsers>, 'report'>) {
  const { t } = useTranslation('analysis')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('users.open')}</Button>
      {isOpen && (
        <Suspense fallback={null}>
          <Dialog report={report} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
