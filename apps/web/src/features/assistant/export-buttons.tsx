import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { saveFile } from '../../components/save-file.ts'
import styles from './assistant.module.css'

/** Saves the transcript of a conversation as a file. */
export function ExportButtons({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('assistant')
  const causeOf = useCause()
  const file = useMutation({
    mutationFn: async (fileType: 'docx' | 'pdf') => {
      const link = await apiClient.assistant.exportTopic({ id, fileType })
      return apiClient.analysis.downloadAnalysis({ fileName: new URL(link, location.origin).searchParams.get('fileName') ?? '' })
    },
    onSuccess: (blob, fileType) => saveFile(blob, `${t('exportName')} ${title}.${fileType}`),
  })
  return (
    <span className={styles['bar']} role="group" aria-label={t('export')}>
      {(['docx', 'pdf'] as const).map((fileType) => (
        <Button key={fileType} disabled={file.isPending} onClick={() => file.mutate(fileType)}>
          {file.isPending && file.variables === fileType ? t('exporting') : `${t('export')} ${t(fileType)}`}
        </Button>
      ))}
      {file.error && <FormMessage kind="error">{`${t('exportFailed')} ${causeOf(file.error)}`}</FormMessage>}
    </span>
  )
}
