import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../../api/call-query.ts'
import { Button } from '../../../../components/button.tsx'
import { FailurePanel } from '../../../../components/failure/failure-panel.tsx'
import { saveDocument } from '../../../../components/save-document.ts'
import { useLanguage } from '../../../../language/use-language.ts'
import styles from './order.module.css'

/** The slip of a bank transfer: shown if it is a picture, and to download. */
export function BankSlip({ orderNo }: { orderNo: string }) {
  const { t } = useTranslation('sales')
  const { data, error, refetch } = useQuery({ ...callQuery(useLanguage(), 'payment', 'getSaleSlip', { orderNo }), staleTime: 0 })
  const url = useObjectUrl(data)
  if (error) return <FailurePanel title={t('orders.slipFailed')} error={error} onRetry={() => void refetch()} />
  return (
    <section className={styles['slip']} aria-label={t('orders.slip')}>
      <header>
        <h2 className={styles['heading']}>{t('orders.slip')}</h2>
        {data && <Button onClick={() => saveDocument(data, `${t('orders.slip')} ${orderNo}`)}>{t('orders.downloadSlip')}</Button>}
      </header>
      {url !== null && data?.type.startsWith('image/') && <img src={url} alt={t('orders.slipShown', { orderNo })} />}
    </section>
  )
}

/** An address for a file in an image element; null without one. */
function useObjectUrl(file: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (file === undefined) return
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return file === undefined ? null : url
}
