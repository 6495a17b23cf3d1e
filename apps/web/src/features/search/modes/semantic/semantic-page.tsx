import { cutText } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../../api/api-client.ts'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { useKind } from '../../../../kinds/use-kind.ts'
import { newSearch, parseSearchState } from '../../../../search-state/search-state.ts'
import { useRunMode } from '../../../../search-state/use-run-mode.ts'
import { WithinField } from '../../../../components/query-check/within-field.tsx'
import { storeQuestion, storedQuestion } from './stored-question.ts'
import { IndexState } from './index-state.tsx'
import { QuestionWords } from './question-words.tsx'
import styles from './semantic-page.module.css'

/** The entry of semantic search: a question, its limits, and the interpretation of its words. */
export function SemanticPage() {
  const { t } = useTranslation('semantic')
  const runMode = useRunMode()
  const kind = useKind()
  const address = parseSearchState(kind, useSearch({ strict: false }))
  const modeArgs = address.mode?.name === 'semantic' ? address.mode.args : {}
  const [saved] = useState(() => storedQuestion(modeArgs['id']))
  const [beginning] = useState(typeof modeArgs['text'] === 'string' ? modeArgs['text'] : '')
  const [text, setText] = useState(saved?.text ?? beginning)
  const [within, setWithin] = useState(address.query)
  const [translate, setTranslate] = useState(modeArgs['translate'] !== false)
  const [heavier, setHeavier] = useState<readonly string[]>(saved?.heavier ?? [])
  const [isEmpty, setEmpty] = useState(false)
  const id = useId()
  const analysis = useMutation({ mutationFn: (textContent: string) => apiClient.search.explainSemanticQuestion({ textContent }) })
  const search = useMutation({
    mutationFn: async (textContent: string) => {
      const stored = await apiClient.search.storeSemanticQuestion({ textContent, wordList: [...heavier] })
      storeQuestion(stored.id, { text: textContent, heavier })
      const args = { id: stored.id, text: cutText(textContent, SHOWN), ...(!translate && { translate }) }
      const mode = { name: 'semantic', args } as const
      await runMode(newSearch(kind, { query: within.trim(), sort: 'relevance', mode }), 'imgText')
    },
  })
  const ask = (what: typeof search | typeof analysis) => (event?: { preventDefault(): void }) => {
    event?.preventDefault()
    setEmpty(text.trim() === '')
    if (text.trim() !== '') what.mutate(text.trim())
  }
  const failed = search.error ?? analysis.error
  return (
    <form className={styles['page']} onSubmit={ask(search)}>
      <h1>{t('title')}</h1>
      <p className={styles['promise']}>{t('promise')}</p>
      <label htmlFor={`${id}q`}>{t('question')}</label>
      <textarea
        id={`${id}q`}
        rows={7}
        maxLength={10_000}
        value={text}
        placeholder={t('placeholder')}
        aria-invalid={isEmpty || undefined}
        aria-describedby={isEmpty ? `${id}e` : undefined}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) ask(search)()
        }}
      />
      {saved === null && beginning.length === SHOWN && text === beginning && (
        <p className={styles['cut']} role="status">
          {t('cut', { count: SHOWN })}
        </p>
      )}
      {isEmpty && (
        <p id={`${id}e`} className={styles['error']} role="alert">
          {t('empty')}
        </p>
      )}
      <WithinField label={t('within')} placeholder={t('withinPlaceholder')} value={within} onChange={setWithin} />
      <label className={styles['checkbox']}>
        <input type="checkbox" checked={translate} onChange={(event) => setTranslate(event.target.checked)} />
        {t('translate')}
      </label>
      <div className={styles['actions']}>
        <Button kind="primary" type="submit" disabled={search.isPending}>
          {search.isPending ? t('searching') : t('search')}
        </Button>
        <Button disabled={analysis.isPending} onClick={() => ask(analysis)()}>
          {analysis.isPending ? t('analysing') : t('analyse')}
        </Button>
      </div>
      <IndexState />
      {failed && <FailurePanel title={t('title')} error={failed} onRetry={() => ask(search.error ? search : analysis)()} />}
      {analysis.data && <QuestionWords parameter={analysis.data} heavier={heavier} onHeavier={setHeavier} />}
    </form>
  )
}

/** UTF-16 units of a question in the address; this tab stores the whole question. */
const SHOWN = 300
