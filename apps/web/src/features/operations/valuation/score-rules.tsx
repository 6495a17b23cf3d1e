import {
  factorMax,
  VALUATION_FACTS,
  valuationFact,
  type FormulaIssue,
  type ValuationFact,
  type ValuationFactor,
  type ValuationScoreName,
} from '@gezhi/records'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { emptyFactor, issuesOf, type DraftFactor } from './rules-draft.ts'
import styles from './rules.module.css'

interface ScoreRulesProps {
  readonly label: string
  readonly max: number
  readonly name: ValuationScoreName
  readonly factors: readonly DraftFactor[]
  /** The same as numbers. */
  readonly read: readonly ValuationFactor[]
  readonly issues: readonly FormulaIssue[]
  readonly onFactors: (factors: readonly DraftFactor[]) => void
}

const FACTS = Object.keys(VALUATION_FACTS) as ValuationFact[]

/** The facts of a score as rows: points by threshold or value, and if not known. Their maxima must add up to that of the score. */
export function ScoreRules({ label, max, name, factors, read, issues, onFactors }: ScoreRulesProps) {
  const { t } = useTranslation('valuationRules')
  const language = useLanguage()
  const own = issuesOf(issues, ['scores', name], { below: false })[0]?.[language]
  const sum = read.reduce((total, factor) => total + (factorMax(factor) || 0), 0)
  const replace = (at: number, change: Partial<DraftFactor>) =>
    onFactors(factors.map((factor, index) => (index === at ? { ...factor, ...change } : factor)))
  const free = FACTS.filter((fact) => !factors.some((factor) => factor.fact === fact))
  return (
    <>
      <header className={styles['scoreHead']}>
        <h3>{label}</h3>
        <span data-wrong={own !== undefined || undefined}>{t('sum', { sum: Math.round(sum * 100) / 100, max })}</span>
        {own !== undefined && <small role="alert">{own}</small>}
        <select
          className="gz-select"
          aria-label={t('addTo', { score: label })}
          value=""
          onChange={({ target }) => onFactors([...factors, emptyFactor(target.value as ValuationFact)])}
        >
          <option value="">{t('add')}</option>
          {free.map((fact) => (
            <option key={fact} value={fact}>
              {VALUATION_FACTS[fact].label[language]}
            </option>
          ))}
        </select>
      </header>
      <table className={styles['score']} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">{t('fact')}</th>
            <th scope="col">{t('rule')}</th>
            <th scope="col">{t('unknown')}</th>
            <th scope="col">{t('max')}</th>
            <th scope="col">{t('actions')}</th>
          </tr>
        </thead>
        <tbody>
          {factors.map((factor, at) => (
            <FactorRow
              key={factor.fact}
              factor={factor}
              max={factorMax(read[at]!)}
              issue={issuesOf(issues, ['scores', name, at], { below: true })[0]?.[language]}
              onChange={(change) => replace(at, change)}
              onRemove={() => onFactors(factors.filter((_, index) => index !== at))}
            />
          ))}
        </tbody>
      </table>
    </>
  )
}

interface FactorRowProps {
  readonly factor: DraftFactor
  /** NaN while a number cannot be read. */
  readonly max: number
  readonly issue: string | undefined
  readonly onChange: (change: Partial<DraftFactor>) => void
  readonly onRemove: () => void
}

function FactorRow({ factor, max, issue, onChange, onRemove }: FactorRowProps) {
  const { t } = useTranslation('valuationRules')
  const language = useLanguage()
  const id = useId()
  const { label, codes } = valuationFact(factor.fact)
  const name = label[language]
  const shared = { className: 'gz-input', 'aria-invalid': issue !== undefined, 'aria-describedby': id }
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        {codes === undefined ? (
          <input
            {...shared}
            aria-label={t('stepsOf', { fact: name })}
            maxLength={300}
            value={factor.steps}
            onChange={({ target }) => onChange({ steps: target.value })}
          />
        ) : (
          <div className={styles['codes']}>
            {Object.entries(codes)
              .filter(([, code]) => !('includes' in code))
              .map(([code, { [language]: text }]) => (
                <label key={code}>
                  {text}
                  <input
                    {...shared}
                    inputMode="decimal"
                    maxLength={6}
                    value={factor.codes[code] ?? ''}
                    onChange={({ target }) => onChange({ codes: { ...factor.codes, [code]: target.value } })}
                  />
                </label>
              ))}
          </div>
        )}
        <small id={id} role={issue === undefined ? undefined : 'alert'}>
          {issue}
        </small>
      </td>
      <td data-title={t('unknown')}>
        <input
          {...shared}
          aria-label={t('unknownOf', { fact: name })}
          inputMode="decimal"
          maxLength={6}
          value={factor.unknown}
          onChange={({ target }) => onChange({ unknown: target.value })}
        />
      </td>
      <td data-title={t('max')}>{Number.isNaN(max) ? '—' : max}</td>
      <td>
        <Button kind="link" aria-label={t('removeOne', { fact: name })} onClick={onRemove}>
          {t('remove')}
        </Button>
      </td>
    </tr>
  )
}
