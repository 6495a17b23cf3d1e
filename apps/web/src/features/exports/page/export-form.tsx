import { EXPORT_FILES, type ExportFileType, type Language } from '@gezhi/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useExportNotice } from '../downloads/use-export-notice.ts'
import { lastFileType, noteFileType } from './last-file-type.ts'
import { CountPanel } from './count-panel.tsx'
import { sourceRequest, type ExportedSource, type ListPart } from './exported-source.ts'
import { FieldsPanel } from './fields-panel.tsx'
import { FormatPanel } from './format-panel.tsx'
import { SourcePanel } from './source-panel.tsx'
import { StartedExport } from './started-export.tsx'
import styles from './export-page.module.css'
import { useExportCount } from './use-export-count.ts'
import { useFieldChoice } from './use-field-choice.ts'

/** The form that starts an export. */
export function ExportForm({ source }: { source: ExportedSource }) {
  const { t } = useTranslation('exports')
  const shown = useLanguage()
  const queries = useQueryClient()
  const [part, setPart] = useState<ListPart>('all')
  const [fileType, setFileType] = useState<ExportFileType>(lastFileType)
  const [language, setLanguage] = useState<Language>(shown)
  const [notice, setNotice] = useExportNotice()
  const count = useExportCount(source, part)
  const fields = useFieldChoice(source.kind, fileType)
  const hasFields = EXPORT_FILES[fileType].family !== 'reference'
  const start = useMutation({
    mutationFn: () =>
      apiClient.exports.putExport({
        ...sourceRequest(source, part),
        fileType,
        language,
        status: notice ? 1 : 0,
        ...(hasFields && { fieldList: [...fields.chosen] }),
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['exports', 'listExports'] }),
  })
  const ready = count.data !== undefined && count.data.total > 0 && (!hasFields || fields.chosen.length > 0)
  return (
    <div className={styles['form']}>
      <div className={styles['choices']}>
        <SourcePanel source={source} part={part} onPart={setPart} />
        <FormatPanel
          value={fileType}
          onChange={(next) => {
            noteFileType(next)
            setFileType(next)
          }}
        />
      </div>
      <section className={styles['end']}>
        <span className={styles['check']}>
          <span aria-hidden="true">{t('language.label')}</span>
          <Select
            label={t('language.label')}
            value={language}
            options={(['zh', 'en'] as const).map((value) => ({ value, name: t(`language.${value}`) }))}
            onChange={setLanguage}
          />
        </span>
        <label className={styles['check']}>
          <input type="checkbox" checked={notice} onChange={(event) => setNotice(event.target.checked)} />
          {t('notice')}
        </label>
        <CountPanel count={count} fileType={fileType} />
        <Button kind="primary" disabled={!ready} aria-disabled={start.isPending} onClick={() => start.isPending || start.mutate()}>
          {t('start')}
        </Button>
        {start.error !== null && <FailurePanel title={t('startFailed')} error={start.error} onRetry={() => start.mutate()} />}
        {start.data !== undefined && <StartedExport id={start.data.id} />}
      </section>
      <div className={styles['choices']}>
        {hasFields ? <FieldsPanel choice={fields} /> : <p className={styles['fixed']}>{t('fields.fixed')}</p>}
      </div>
    </div>
  )
}
