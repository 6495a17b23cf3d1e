import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { saveFile } from '../../components/save-file.ts'

interface ReportButtonProps {
  /** Creates the report; returns the link to its file. */
  readonly create: () => Promise<string>
  /** Of what is valued. */
  readonly name: string
}

/** Downloads a report as PDF. */
export function ReportButton({ create, name }: ReportButtonProps) {
  const { t } = useTranslation('valuation')
  const report = useMutation({
    mutationFn: async () => {
      const fileName = new URL(await create(), location.origin).searchParams.get('fileName') ?? ''
      return apiClient.analysis.downloadAnalysis({ fileName })
    },
    onSuccess: (file) => saveFile(file, `${t('reportName')} ${name}.pdf`),
  })
  return (
    <>
      <Button disabled={report.isPending} onClick={() => report.mutate()}>
        {report.isPending ? t('reporting') : t('report')}
      </Button>
      {report.error && <FailurePanel title={t('reportFailed')} error={report.error} onRetry={() => report.mutate()} />}
    </>
  )
}
