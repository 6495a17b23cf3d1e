import { MAX_VALUED_PATENTS } from '@gezhi/contract/client'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../api/api-client.ts'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { FormMessage } from '../../components/form/form-message.tsx'
import { HistoryList } from './history-list.tsx'
import { ReportOffer } from './report-offer.tsx'
import styles from './valuation.module.css'

/** /assessmentIPR: values the portfolio of a company, and lists those valued before. */
export function PortfolioPage() {
  const { t } = useTranslation('valuation')
  const navigate = useNavigate()
  const causeOf = useCause()
  const id = useId()
  const [name, setName] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const queries = useQueryClient()
  const run = useMutation({
    mutationFn: (company: string) => apiClient.valuation.valueCompany({ name: company }),
    onSuccess: (valuation) => void navigate({ to: '/assessmentIPRDetail', search: { id: valuation.id } as never }),
    onSettled: () =>
      Promise.all(
        [
          ['payment', 'listHeldProducts'],
          ['accounts', 'listEntitlements'],
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setEmpty(name.trim() === '')
    if (name.trim() !== '') run.mutate(name.trim())
  }
  return (
    <div className={styles['page']}>
      <h1>{t('portfolio')}</h1>
      <p className={styles['text']}>{t('portfolioIntroduction', { limit: MAX_VALUED_PATENTS })}</p>
      <form className={styles['bar']} onSubmit={submit} noValidate>
        <label className={styles['field']}>
          {t('companyName')}
          <input
            className="gz-input"
            value={name}
            maxLength={300}
            placeholder={t('companyPlaceholder')}
            aria-invalid={isEmpty}
            aria-describedby={isEmpty ? id : undefined}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Button kind="primary" type="submit" disabled={run.isPending}>
          {run.isPending ? t('uploading') : t('value')}
        </Button>
      </form>
      <ReportOffer onBuy={run.reset} />
      {isEmpty && (
        <p id={id} className={styles['error']} role="alert">
          {t('emptyCompany')}
        </p>
      )}
      {run.error && <FormMessage kind="error">{causeOf(run.error)}</FormMessage>}
      <HistoryList kind="portfolio" title={t('portfolios')} />
    </div>
  )
}
