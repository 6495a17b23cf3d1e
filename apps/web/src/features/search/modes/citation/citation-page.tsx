import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { useKind, useKindLanguage } from '../../../../kinds/use-kind.ts'
import { chosenGrouping, type PatentGrouping } from '../../../../preferences/chosen-grouping.ts'
import { groupingRequest } from '../../../../search-state/search-request.ts'
import { newSearch, parseSearchState } from '../../../../search-state/search-state.ts'
import { useRunMode } from '../../../../search-state/use-run-mode.ts'
import { ModeSummary } from '../../mode-bar/mode-summary.tsx'
import styles from '../mode-form.module.css'
import { WithinField } from '../../../../components/query-check/within-field.tsx'
import { citationArgs, DEPTHS, DIRECTIONS, MAKERS, readCitationForm, type CitationForm } from './citation-form.ts'
import { CitationChoice } from './citation-choice.tsx'

/** The most numbers the call takes. */
const MAX_NUMBERS = 500

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}

/** The entry of citation search: numbers, which way and how far citations are followed, who made them. */
export function CitationPage() {
  const { t } = useTranslation('citation')
  const runMode = useRunMode()
  const kind = useKind()
  const { splitNumbers: split = linesOf } = useKindLanguage()
  const address = parseSearchState(kind, useSearch({ strict: false }))
  const [form, setForm] = useState<CitationForm>(() => readCitationForm(address))
  const [problem, setProblem] = useState<'empty' | 'tooMany' | null>(null)
  const id = useId()
  const change = (part: Partial<CitationForm>) => setForm({ ...form, ...part })
  const counts = useMutation({
    mutationFn: (submitted: CitationForm) =>
      apiClient.search.searchByCitation({
        ...citationArgs(submitted, split),
        ...(groupingRequest(chosenGrouping(kind, { name: 'citation', args: {} })) as PatentGrouping),
        filter: { queryStr: submitted.within.trim() },
        size: 0,
      }),
  })
  const checked = (then: () => void) => {
    const { length } = citationArgs(form, split).numberList
    const found = length === 0 ? 'empty' : length > MAX_NUMBERS ? 'tooMany' : null
    setProblem(found)
    if (found === null) then()
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    checked(() => {
      const mode = { name: 'citation', args: citationArgs(form, split) } as const
      void runMode(newSearch(kind, { query: form.within.trim(), mode }))
    })
  }
  const count = () => checked(() => counts.mutate(form))
  return (
    <form className={styles['page']} onSubmit={search}>
      <h1>{t('title')}</h1>
      <p className={styles['promise']}>{t('promise')}</p>
      <label htmlFor={`${id}n`}>{t('numbers')}</label>
      <textarea
        id={`${id}n`}
        className={styles['field']}
        rows={5}
        value={form.numbers}
        placeholder={t('placeholder')}
        aria-invalid={problem !== null || undefined}
        aria-describedby={problem === null ? undefined : `${id}e`}
        onChange={(event) => change({ numbers: event.target.value })}
      />
      {problem !== null && (
        <p id={`${id}e`} className={styles['error']} role="alert">
          {t(problem, { count: MAX_NUMBERS })}
        </p>
      )}
      <CitationChoice
        legend={t('direction')}
        name={`${id}d`}
        options={DIRECTIONS}
        value={form.direction}
        labelOf={(one) => t(`directions.${one}`)}
        onChange={(direction) => change({ direction })}
      />
      <CitationChoice
        legend={t('depth')}
        name={`${id}s`}
        options={DEPTHS}
        value={form.depth}
        labelOf={(one) => t('steps', { count: Number(one) })}
        onChange={(depth) => change({ depth })}
      />
      <CitationChoice
        legend={t('by')}
        name={`${id}b`}
        options={MAKERS}
        value={form.by}
        labelOf={(one) => t(`makers.${one}`)}
        onChange={(by) => change({ by })}
      />
      <WithinField label={t('within')} placeholder={t('withinPlaceholder')} value={form.within} onChange={(within) => change({ within })} />
      <div className={styles['actions']}>
        <Button kind="primary" type="submit">
          {t('search')}
        </Button>
        <Button disabled={counts.isPending} onClick={count}>
          {counts.isPending ? t('counting') : t('count')}
        </Button>
      </div>
      {counts.error && <FailurePanel title={t('title')} error={counts.error} onRetry={count} />}
      {counts.data && (
        <section className={styles['findings']} aria-live="polite">
          <h2>{t('total', { count: counts.data.total })}</h2>
          <ModeSummary findings={counts.data} />
        </section>
      )}
    </form>
  )
}
