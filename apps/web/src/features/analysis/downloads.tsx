import type { ChartKind } from '@gezhi/charts'
import { CHART_FILE_TYPES, type ChartFileType } from '@gezhi/contract/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { saveFile } from '../../components/save-file.ts'
import { chartRequest, type AnalysedList, type ChosenChart } from './use-analysis.ts'

interface DownloadsProps {
  readonly list: AnalysedList
  readonly chosen: ChosenChart
  readonly kind: ChartKind
}

/** Buttons that save a chart or its table as a file. */
export function Downloads({ list, chosen, kind }: DownloadsProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const [running, setRunning] = useState<ChartFileType | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const save = async (fileType: ChartFileType) => {
    setRunning(fileType)
    setFailure(null)
    try {
      const { fileName } = await apiClient.analysis.exportAnalysis({ ...chartRequest(list, chosen), fileType, chartType: kind })
      saveFile(await apiClient.analysis.downloadAnalysis({ fileName }), fileName)
    } catch (error) {
      setFailure(causeOf(error))
    }
    setRunning(null)
  }
  return (
    <>
      {CHART_FILE_TYPES.map((fileType) => (
        <Button
          key={fileType}
          aria-label={`${t('download')} ${fileType.toUpperCase()}`}
          disabled={running !== null}
          onClick={() => void save(fileType)}
        >
          {fileType.toUpperCase()}
        </Button>
      ))}
      {failure !== null && <FormMessage kind="error">{failure}</FormMessage>}
    </>
  )
}
