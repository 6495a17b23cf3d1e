import type { PreValuation, ValuationDetail } from '@gezhi/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { FactFields } from './fact-fields.tsx'
import { formGroups, givenFacts, groupsOf, textsOf, wrongFacts, type FactTexts } from './given-facts.ts'
import { LevelBadge, Meter } from './level-badge.tsx'
import { ScoreGroup } from './score-tree.tsx'
import { useAddressText } from './use-address.ts'
import styles from './valuation.module.css'

/** /preEvaluation, or ?id=CN…: values facts that are entered, from nothing or from those of a patent. */
export function PreEvaluationPage() {
  const { t } = useTranslation('valuation')
  const id = useAddressText('id')
  const language = useLanguage()
  const empty = useQuery({ ...callQuery(language, 'valuation', 'preValuePatent', {}), enabled: id === '' })
  const patent = useQuery({ ...callQuery(language, 'valuation', 'getValuation', { id }), enabled: id !== '' })
  const { data, error, refetch } = id === '' ? empty : patent
  return (
    <div className={styles['page']}>
      <h1>{t('preTitle')}</h1>
      <p className={styles['text']}>{t('prePromise')}</p>
      <PatentForm key={id} id={id} />
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!data && !error && <WaitingBar />}
      {data && <FactForm key={`${id} ${data.version}`} start={data} base={id === '' ? null : (patent.data ?? null)} />}
    </div>
  )
}

/** Takes the facts of a patent as those to begin with. */
function PatentForm({ id }: { readonly id: string }) {
  const { t } = useTranslation('valuation')
  const navigate = useNavigate()
  const [number, setNumber] = useState(id)
  const open = (search: object) => void navigate({ to: '/preEvaluation', search: search as never })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (number.trim() !== '') open({ id: number.trim() })
  }
  return (
    <form className={styles['bar']} onSubmit={submit} noValidate>
      <label className={styles['field']}>
        {t('preFrom')}
        <input
          className="gz-input"
          value={number}
          maxLength={100}
          placeholder={t('numberPlaceholder')}
          onChange={(event) => setNumber(event.target.value)}
        />
      </label>
      <Button type="submit">{t('preTake')}</Button>
      {id !== '' && <Button onClick={() => open({})}>{t('preClear')}</Button>}
    </form>
  )
}

interface FactFormProps {
  readonly start: PreValuation
  /** The patent whose facts were taken. */
  readonly base: ValuationDetail | null
}

function FactForm({ start, base }: FactFormProps) {
  const { t } = useTranslation('valuation')
  const causeOf = useCause()
  const [texts, setTexts] = useState<FactTexts>(() => textsOf(start))
  const [isChecked, setChecked] = useState(false)
  const groups = formGroups(start)
  const facts = groups.flatMap((group) => group.facts)
  const wrong = isChecked ? wrongFacts(facts, texts) : []
  const value = useMutation({ mutationFn: () => apiClient.valuation.preValuePatent({ facts: givenFacts(facts, texts) }) })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setChecked(true)
    if (wrongFacts(facts, texts).length === 0) value.mutate()
  }
  return (
    <div className={styles['halves']}>
      <form className={styles['group']} onSubmit={submit} noValidate>
        {groups.map((group) => (
          <FactFields
            key={group.name}
            {...group}
            {...{ texts, wrong }}
            onText={(fact, text) => setTexts((now) => ({ ...now, [fact]: text }))}
          />
        ))}
        <div className={styles['bar']}>
          <Button kind="primary" type="submit" disabled={value.isPending}>
            {t('preValue')}
          </Button>
        </div>
        {value.error && <FormMessage kind="error">{causeOf(value.error)}</FormMessage>}
      </form>
      <PreResult data={value.data ?? start} isNew={value.data !== undefined} base={base} />
    </div>
  )
}

interface PreResultProps {
  readonly data: PreValuation
  /** Whether it follows from what was entered. */
  readonly isNew: boolean
  readonly base: ValuationDetail | null
}

function PreResult({ data, isNew, base }: PreResultProps) {
  const { t } = useTranslation('valuation')
  const { total, level, known, version } = data
  const result = useRef<HTMLElement>(null)
  // On a phone it is far below the button.
  useEffect(() => {
    if (isNew) result.current?.scrollIntoView({ block: 'nearest' })
  }, [data, isNew])
  const change = base === null ? 0 : Math.round((total - base.total) * 100) / 100
  return (
    <div className={styles['group']}>
      <section ref={result} className={styles['result']} aria-label={t('preResult')}>
        <div className={styles['bar']} role="status">
          <span className={styles['total']}>{total}</span>
          <LevelBadge level={level} />
          <span className={styles['text']}>{t('known', { known })}</span>
          <span className={styles['text']}>{t('version', { version })}</span>
        </div>
        <Meter share={total / 100} />
        {base !== null && (
          <p className={styles['text']}>
            {t('preBase', {
              number: base.patent.publication_number ?? base.patent.id,
              total: base.total,
              change: change > 0 ? `+${change}` : String(change),
            })}
          </p>
        )}
      </section>
      {groupsOf(data).map((group) => (
        <ScoreGroup key={group.key} group={group} />
      ))}
    </div>
  )
}
