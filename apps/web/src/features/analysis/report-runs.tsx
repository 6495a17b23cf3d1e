import type { ReportRun } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { Select } from '../../components/select.tsx'
import styles from './analysis.module.css'

/** The run whose figures are shown, and the one it is compared with; empty for the current figures and for none. */
export interface ChosenRuns {
  readonly shown: string
  readonly compared: string
}

interface ReportRunsProps {
  readonly id: string
  /** Whether the user may store a run. */
  readonly canRun: boolean
  readonly runs: readonly ReportRun[]
  readonly chosen: ChosenRuns
  readonly onChosen: (chosen: ChosenRuns) => void
  /** There is a new run. */
  readonly onRun: () => Promise<unknown>
}

/** Stores the figures of a report as a run, and chooses which runs are shown and compared. */
export function ReportRuns({ id, canRun, runs, chosen, onChosen, onRun }: ReportRunsProps) {
  const { t } = useTranslation('analysis')
  const causeOf = useCause()
  const run = useMutation({
    mutationFn: () => apiClient.analysis.runReport({ id }),
    onSuccess: async (stored) => {
      await onRun()
      onChosen({ shown: stored.id, compared: runs[0]?.id ?? '' })
    },
  })
  const options = runs.map(({ id: value, time, version }) => ({ value, name: t('runs.one', { time, version }) }))
  return (
    <div className={styles['bar']}>
      {canRun && (
        <Button disabled={run.isPending} onClick={() => run.mutate()}>
          {t(run.isPending ? 'runs.running' : 'runs.run')}
        </Button>
      )}
      {runs.length > 0 && (
        <Select
          label={t('runs.shown')}
          value={chosen.shown}
          options={[{ value: '', name: t('runs.current') }, ...options]}
          onChange={(shown) => onChosen({ shown, compared: '' })}
        />
      )}
      {chosen.shown !== '' && runs.length > 1 && (
        <Select
          label={t('runs.compared')}
          value={chosen.compared}
          options={[{ value: '', name: t('runs.notCompared') }, ...options.filter(({ value }) => value !== chosen.shown)]}
          onChange={(compared) => onChosen({ ...chosen, compared })}
        />
      )}
      {run.error && <FormMessage kind="error">{causeOf(run.error)}</FormMessage>}
    </div>
  )
}
