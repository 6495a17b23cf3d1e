import { REPORT_FILE_TYPES, type ReportFileType } from '@gezhi/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'

interface TaskDownloadsProps {
  readonly disabled?: boolean
  /** Creates the task of a format. */
  readonly onStart: (fileType: ReportFileType) => Promise<unknown>
}

/** Buttons that write a report or board as a file of the download centre, in each format. */
export function TaskDownloads({ disabled = false, onStart }: TaskDownloadsProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const queries = useQueryClient()
  const start = useMutation({
    mutationFn: onStart,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exports', 'listExports'] }),
  })
  return (
    <>
      {REPORT_FILE_TYPES.map((fileType) => (
        <Button
          key={fileType}
          aria-label={`${t('download')} ${fileType.toUpperCase()}`}
          disabled={disabled || start.isPending}
          onClick={() => start.mutate(fileType)}
        >
          {fileType.toUpperCase()}
        </Button>
      ))}
      {start.isSuccess && (
        <p role="status">
          {t('writing')} <Link to="/downloadcenter">{t('downloadCentre')}</Link>
        </p>
      )}
      {start.error && <FormMessage kind="error">{causeOf(start.error)}</FormMessage>}
    </>
  )
}
