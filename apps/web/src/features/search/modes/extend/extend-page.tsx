import { useSearch } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { useKind } from '../../../../kinds/use-kind.ts'
import { newSearch, parseSearchState } from '../../../../search-state/search-state.ts'
import { useRunMode } from '../../../../search-state/use-run-mode.ts'
import { useQueryCheck } from '../../../../components/query-check/use-query-check.ts'
import { DiagnosticList } from '../../../../components/query-check/diagnostic-list.tsx'
import { ModeSummary } from '../../mode-bar/mode-summary.tsx'
import styles from '../mode-form.module.css'
import { EXTENSIONS, extendArgs, readExtendForm, toggleSynonym, type ExtendForm, type Extension } from './extend-form.ts'
import { SynonymChoice } from './synonym-choice.tsx'
import { useExtensionPreview } from './use-extension-preview.ts'

/** The entry of extended search: a query, its extensions, and the number of additional hits of each. */
export function ExtendPage() {
  const { t } = useTranslation('extend')
  const runMode = useRunMode()
  const kind = useKind()
  const address = parseSearchState(kind, useSearch({ strict: false }))
  const [form, setForm] = useState<ExtendForm>(() => readExtendForm(address))
  const [problem, setProblem] = useState<'empty' | 'nothingSelected' | null>(null)
  const id = useId()
  const preview = useExtensionPreview()
  const diagnostics = useQueryCheck(form.query)
  const write = (query: string) => setForm({ ...form, query, synonyms: [] })
  const checked = (then: () => void) => {
    const found = form.query.trim() === '' ? 'empty' : form.extensions.length === 0 ? 'nothingSelected' : null
    setProblem(found)
    if (found === null) then()
  }
  const search = (event: SubmitEvent) => {
    event.preventDefault()
    checked(() => {
      const mode = { name: 'extend', args: extendArgs(form) } as const
      void runMode(newSearch(kind, { query: form.query.trim(), mode }))
    })
  }
  const show = () =>
    checked(() =>
      preview.mutate(form, {
        onSuccess: ({ findings }) => setForm((now) => (now.synonyms.length > 0 ? now : { ...now, synonyms: findings.wordList })),
      }),
    )
  const toggle = (extension: Extension) =>
    setForm({
      ...form,
      extensions: form.extensions.includes(extension)
        ? form.extensions.filter((one) => one !== extension)
        : EXTENSIONS.filter((one) => one === extension || form.extensions.includes(one)),
    })
  return (
    <form className={styles['page']} onSubmit={search}>
      <h1>{t('title')}</h1>
      <p className={styles['promise']}>{t('promise')}</p>
      <label htmlFor={`${id}q`}>{t('query')}</label>
      <textarea
        id={`${id}q`}
        className={styles['field']}
        rows={4}
        maxLength={10_000}
        value={form.query}
        placeholder={t('placeholder')}
        aria-invalid={problem === 'empty' || undefined}
        aria-describedby={problem === null ? undefined : `${id}e`}
        onChange={(event) => write(event.target.value)}
      />
      <div aria-live="polite">
        <DiagnosticList query={form.query} diagnostics={form.query.trim() === '' ? [] : diagnostics} onFix={write} />
      </div>
      <fieldset className={styles['choice']}>
        <legend>{t('by')}</legend>
        {EXTENSIONS.map((extension) => (
          <label key={extension}>
            <input type="checkbox" checked={form.extensions.includes(extension)} onChange={() => toggle(extension)} />
            {t(`extensions.${extension}`)}
          </label>
        ))}
      </fieldset>
      {problem !== null && (
        <p id={`${id}e`} className={styles['error']} role="alert">
          {t(problem)}
        </p>
      )}
      <div className={styles['actions']}>
        <Button kind="primary" type="submit">
          {t('search')}
        </Button>
        <Button disabled={preview.isPending} onClick={show}>
          {preview.isPending ? t('counting') : t('count')}
        </Button>
      </div>
      {preview.error && <FailurePanel title={t('title')} error={preview.error} onRetry={show} />}
      {preview.data && (
        <section className={styles['findings']} aria-live="polite">
          <h2>{t('total', { count: preview.data.findings.total })}</h2>
          <ModeSummary findings={{ ...preview.data.findings, wordList: [] }} />
          <SynonymChoice
            known={preview.data.known}
            chosen={form.synonyms}
            onToggle={(word, synonym) => setForm({ ...form, synonyms: toggleSynonym(form.synonyms, word, synonym) })}
          />
        </section>
      )}
    </form>
  )
}
