import { MAX_GIVEN_FACT } from '@gezhi/contract/client'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { FormFact, FactTexts } from './given-facts.ts'
import styles from './valuation.module.css'

interface FactFieldsProps {
  readonly name: string
  readonly facts: readonly FormFact[]
  readonly texts: FactTexts
  /** Facts whose numbers are wrong. */
  readonly wrong: readonly string[]
  readonly onText: (fact: string, text: string) => void
}

/** Fields of the facts of one group: numbers, and choices. */
export function FactFields({ name, facts, texts, wrong, onText }: FactFieldsProps) {
  return (
    <fieldset className={styles['facts']}>
      <legend>{name}</legend>
      {facts.map((fact) => (
        <FactField
          key={fact.fact}
          fact={fact}
          text={texts[fact.fact] ?? ''}
          isWrong={wrong.includes(fact.fact)}
          onText={(text) => onText(fact.fact, text)}
        />
      ))}
    </fieldset>
  )
}

interface FactFieldProps {
  readonly fact: FormFact
  readonly text: string
  readonly isWrong: boolean
  readonly onText: (text: string) => void
}

function FactField({ fact: { name: label, choices }, text, isWrong, onText }: FactFieldProps) {
  const { t } = useTranslation('valuation')
  const id = useId()
  return (
    <div className={styles['fact']}>
      <label htmlFor={id}>{label}</label>
      {choices === null ? (
        <input
          id={id}
          className="gz-input"
          inputMode="decimal"
          value={text}
          maxLength={10}
          placeholder={t('unknown')}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-error` : undefined}
          onChange={(event) => onText(event.target.value)}
        />
      ) : (
        <select id={id} className="gz-select" value={text} onChange={(event) => onText(event.target.value)}>
          <option value="">{t('unknown')}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
      {isWrong && (
        <span id={`${id}-error`} className={styles['error']} role="alert">
          {t('preWrong', { max: MAX_GIVEN_FACT })}
        </span>
      )}
    </div>
  )
}
