import { MAX_PREVIEWED_PATENTS } from '@gezhi/contract/client'
import type { ValuationFormula } from '@gezhi/records'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { ConsoleTable } from '../frame/console-table.tsx'
import { previewChanges, type PreviewedPatent } from './preview-changes.ts'
import styles from './rules.module.css'

type RulesRequest = Parameters<typeof apiClient.valuation.previewValuationRules>[0]['formula']

/** What edited rules change: scores of some patents before and after, by number or the newest. */
export function RulesPreview({ formula, isValid }: { formula: ValuationFormula; isValid: boolean }) {
  const { t } = useTranslation('valuationRules')
  const id = useId()
  const [numbers, setNumbers] = useState('')
  const previewing = useMutation({
    mutationFn: () =>
      apiClient.valuation.previewValuationRules({
        formula: formula as unknown as RulesRequest,
        numberList: linesOf(numbers),
      }),
  })
  const { data, error, isPending } = previewing
  const count = linesOf(numbers).length
  const isTooMany = count > MAX_PREVIEWED_PATENTS
  return (
    <section className={styles['preview']} aria-label={t('preview')}>
      <h2>{t('preview')}</h2>
      <label htmlFor={id}>{t('numbers', { max: MAX_PREVIEWED_PATENTS })}</label>
      <textarea
        id={id}
        className="gz-input"
        rows={3}
        maxLength={4000}
        value={numbers}
        aria-invalid={isTooMany}
        onChange={({ target }) => setNumbers(target.value)}
      />
      {isTooMany && <p role="alert">{t('tooManyNumbers', { count, max: MAX_PREVIEWED_PATENTS })}</p>}
      <Button disabled={!isValid || isPending || isTooMany} onClick={() => previewing.mutate()}>
        {t('calculate')}
      </Button>
      {isPending && <WaitingBar />}
      {error && <FailurePanel title={t('notCalculated')} error={error} onRetry={() => previewing.mutate()} />}
      {data && !isPending && (
        <>
          {data.missing.length > 0 && <p role="status">{t('missing', { numbers: data.missing.join(t('comma')) })}</p>}
          {data.list.length === 0 ? <p role="status">{t('noneFound')}</p> : <Changes list={data.list} />}
        </>
      )}
    </section>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function Changes({ list }: { list: readonly PreviewedPatent[] }) {
  const { t, i18n } = useTranslation('valuationRules')
  const { raised, lowered, same, moved, mean, levels } = previewChanges(list)
  const signed = new Intl.NumberFormat(i18n.language, { signDisplay: 'exceptZero', maximumFractionDigits: 2 })
  return (
    <>
      <p role="status">{t('summary', { raised, lowered, same, moved, mean: signed.format(mean) })}</p>
      <div className={styles['distribution']}>
        <ConsoleTable
          label={t('distribution')}
          rows={levels}
          keyOf={({ level }) => level}
          columns={[
            { key: 'level', title: t('level'), render: ({ level }) => level },
            { key: 'before', title: t('before'), render: ({ before }) => before, kind: 'number' },
            { key: 'after', title: t('after'), render: ({ after }) => after, kind: 'number' },
          ]}
        />
      </div>
      <ConsoleTable
        label={t('scores')}
        rows={list}
        keyOf={({ id }) => id}
        columns={[
          {
            key: 'number',
            title: t('number'),
            kind: 'time',
            render: ({ id, number }) => (
              <a href={`/searchDetail?id=${encodeURIComponent(id)}`} target="_blank" rel="noreferrer">
                {number}
              </a>
            ),
          },
          { key: 'title', title: t('patentTitle'), render: ({ title }) => title, kind: 'wide' },
          { key: 'before', title: t('before'), render: ({ before }) => `${before.total} ${before.level}`, kind: 'number' },
          { key: 'after', title: t('after'), render: ({ after }) => `${after.total} ${after.level}`, kind: 'number' },
          {
            key: 'change',
            title: t('change'),
            render: ({ before, after }) => signed.format(after.total - before.total),
            kind: 'number',
          },
        ]}
      />
    </>
  )
}
