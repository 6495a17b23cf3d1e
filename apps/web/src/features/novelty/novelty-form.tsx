import { MAX_NOVELTY_TEXT, type SplitText } from '@gezhi/contract/client'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { useLimitRule } from '../../components/purchase/use-limit-rule.ts'
import { FeatureEditor, isLongFeature } from './feature-editor.tsx'
import styles from './novelty.module.css'

/** A new analysis: a text or a number is split into features, which can be changed before they are searched for. */
export function NoveltyForm({ named }: { readonly named: string }) {
  const { t } = useTranslation('novelty')
  const causeOf = useCause()
  const id = useId()
  const [text, setText] = useState(named)
  const [isChecked, setChecked] = useState(false)
  const split = useMutation({
    mutationFn: ({ content, claim }: { content: string; claim?: number }) =>
      apiClient.novelty.analyzeNoveltyText({ textContent: content, ...(claim && { claim }) }),
  })
  const content = text.trim()
  const size = { length: content.length, limit: MAX_NOVELTY_TEXT }
  // A text that was cut without a word would be analysed without its end.
  const error = content === '' ? (isChecked ? t('emptyContent') : null) : content.length > MAX_NOVELTY_TEXT ? t('longContent', size) : null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (content !== '' && error === null) split.mutate({ content })
  }
  return (
    <>
      <form className={styles['group']} onSubmit={submit} noValidate>
        <label className={styles['field']}>
          {t('content')}
          <textarea
            className={`gz-input ${styles['content']}`}
            value={text}
            placeholder={t('contentPlaceholder')}
            aria-invalid={error !== null}
            aria-describedby={id}
            onChange={(event) => setText(event.target.value)}
          />
        </label>
        <p id={id} className={styles[error === null ? 'text' : 'error']} {...(error !== null && { role: 'alert' })}>
          {error ?? t('lengthOf', size)}
        </p>
        <div className={styles['bar']}>
          <Button {...(!split.data && { kind: 'primary' })} type="submit" disabled={split.isPending}>
            {split.isPending ? t('splitting') : t('split')}
          </Button>
        </div>
      </form>
      {split.error && <FormMessage kind="error">{causeOf(split.error)}</FormMessage>}
      {split.data && (
        <Features
          key={split.submittedAt}
          data={split.data}
          content={split.variables.content}
          claim={split.variables.claim}
          onClaim={(claim) => split.mutate({ content: split.variables.content, claim })}
        />
      )}
    </>
  )
}

interface FeaturesProps {
  readonly data: SplitText
  readonly content: string
  readonly claim: number | undefined
  readonly onClaim: (claim: number) => void
}

function Features({ data, content, claim, onClaim }: FeaturesProps) {
  const { t } = useTranslation('novelty')
  const causeOf = useCause()
  const navigate = useNavigate()
  const limit = useLimitRule()
  const { publicationNumber, title, claimList, applicationDate } = data
  const [features, setFeatures] = useState<readonly string[]>(data.featureList.map((feature) => feature.text))
  const [date, setDate] = useState((applicationDate ?? '').replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3'))
  const start = useMutation({
    mutationFn: () =>
      apiClient.novelty.startNovelty({
        textContent: publicationNumber ?? content,
        title,
        featureList: features.flatMap((text) => (text.trim() === '' ? [] : [{ text }])),
        ...(date !== '' && { applicationDate: date }),
      }),
    onSuccess: ({ id }) => navigate({ to: '/noveltyAnalys', search: { id } as never }),
  })
  return (
    <section className={styles['group']} aria-label={t('features')}>
      <h2>{t('features')}</h2>
      {publicationNumber !== null && (
        <p className={styles['text']}>
          <span translate="no">
            {publicationNumber} {title}
          </span>
        </p>
      )}
      {claimList.length > 1 && (
        <label className={styles['choice']}>
          {t('claim')}
          <select className="gz-select" value={claim ?? claimList[0]!.number} onChange={(event) => onClaim(Number(event.target.value))}>
            {claimList.map(({ number }) => (
              <option key={number} value={number}>
                {t('claimNumber', { number })}
              </option>
            ))}
          </select>
        </label>
      )}
      <p className={styles['text']}>{t('featuresHint')}</p>
      <FeatureEditor features={features} onFeatures={setFeatures} />
      <label className={styles['choice']}>
        {t('date')}
        <input className="gz-input" type="date" value={date} max="9999-12-31" onChange={(event) => setDate(event.target.value)} />
      </label>
      <p className={styles['text']}>{t('dateHint')}</p>
      {start.error && <FormMessage kind="error">{causeOf(start.error)}</FormMessage>}
      <div className={styles['bar']}>
        <Button
          kind="primary"
          disabled={start.isPending || features.every((text) => text.trim() === '') || features.some(isLongFeature)}
          onClick={() => void limit('analyzeNovelty', () => start.mutate())}
        >
          {start.isPending ? t('starting') : t('start')}
        </Button>
      </div>
    </section>
  )
}
