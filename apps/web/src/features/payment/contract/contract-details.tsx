import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import styles from '../payment.module.css'

const ContractSection = lazy(async () => ({ default: (await import('./contract-section.tsx')).ContractSection }))

/** The contract within the payment dialog (B.contract.02), unfolded on demand: what is written stays while the order is paid. */
export function ContractDetails({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('payment')
  const [wasOpen, setOpen] = useState(false)
  return (
    <details className={styles['details']} onToggle={(event) => event.currentTarget.open && setOpen(true)}>
      <summary>{t('contract.section')}</summary>
      {wasOpen && (
        <Suspense fallback={<WaitingBar />}>
          <ContractSection orderNo={orderNo} />
        </Suspense>
      )}
    </details>
  )
}
