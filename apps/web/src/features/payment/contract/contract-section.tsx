import type { Contract } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import styles from '../payment.module.css'
import { ContractFiles } from './contract-files.tsx'
import { ContractForm } from './contract-form.tsx'
import { PARTY_FIELDS } from './party-fields.ts'

/** The contract of an order: its form until it is written or while it is changed, then its particulars and files. */
export function ContractSection({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('payment')
  const [changing, setChanging] = useState(false)
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'payment', 'getContract', { orderNo }), staleTime: 0 })
  if (error && data === undefined) return <FailurePanel title={t('contract.failed')} error={error} onRetry={() => void refetch()} />
  if (data === undefined) return <WaitingBar />
  return (
    <div className={styles['dialog']}>
      <p className={styles['note']}>{t('contract.reminder')}</p>
      {data === null || changing ? (
        <ContractForm orderNo={orderNo} contract={data} onDone={() => setChanging(false)} />
      ) : (
        <>
          <Particulars contract={data} />
          {data.editable && <Button onClick={() => setChanging(true)}>{t('contract.change')}</Button>}
          <ContractFiles contract={data} />
        </>
      )}
    </div>
  )
}

function Particulars({ contract }: { contract: Contract }) {
  const { t } = useTranslation('payment')
  return (
    <dl className={styles['facts']}>
      {PARTY_FIELDS.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{t(`contract.${name}`)}</dt>
          <dd>{contract[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
