import { Link, useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { HistoryList } from './history-list.tsx'
import styles from './valuation.module.css'

/** The article of the help centre that contains the rules. */
const RULES = 23

/** /assessment: values one patent, leads to the other valuations, and shows the history. */
export function ValuationPage() {
  const { t } = useTranslation('valuation')
  const navigate = useNavigate()
  const id = useId()
  const [number, setNumber] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const value = (event: SubmitEvent) => {
    event.preventDefault()
    const written = number.trim()
    setEmpty(written === '')
    if (written !== '') void navigate({ to: '/assessmentDetail', search: { id: written } as never })
  }
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['text']}>{t('promise')}</p>
      <form className={styles['bar']} onSubmit={value} noValidate>
        <label className={styles['field']}>
          {t('number')}
          <input
            className="gz-input"
            value={number}
            maxLength={100}
            placeholder={t('numberPlaceholder')}
            aria-invalid={isEmpty}
            aria-describedby={isEmpty ? id : undefined}
            onChange={(event) => setNumber(event.target.value)}
          />
        </label>
        <Button kind="primary" type="submit">
          {t('value')}
        </Button>
      </form>
      {isEmpty && (
        <p id={id} className={styles['error']} role="alert">
          {t('emptyNumber')}
        </p>
      )}
      <nav className={styles['bar']} aria-label={t('title')}>
        <Link to="/assessmentPatch" className="gz-button">
          {t('batch')}
        </Link>
        <Link to="/assessmentList" className="gz-button">
          {t('list')}
        </Link>
        <Link to="/assessmentIPR" className="gz-button">
          {t('portfolio')}
        </Link>
        <Link to="/preEvaluation" className="gz-button">
          {t('preTitle')}
        </Link>
        <Link to="/helpCenter" search={{ id: String(RULES) } as never} className="gz-button">
          {t('rules')}
        </Link>
      </nav>
      <HistoryList title={t('history')} />
    </div>
  )
}
