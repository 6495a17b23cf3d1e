import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useLanguage } from '../../language/use-language.ts'
import styles from './payment.module.css'

/** The gift of the first purchase, once after it was given (B.payment.09, B.payment.39). */
export function FirstPurchaseGift({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation('payment')
  const navigate = useNavigate()
  const [closed, setClosed] = useState(false)
  // Asked once: the server names a gift one time only.
  const { data } = useQuery({
    ...callQuery(useLanguage(), 'payment', 'takeFirstPurchaseGift', {}),
    staleTime: Infinity,
    refetchOnMount: false,
  })
  if (!data || closed) return null
  const view = () => {
    onLeave()
    void navigate({ to: '/user/myRights', search: { tab: 'ka' } as never })
  }
  return (
    <section className={styles['result']}>
      <strong>{t('gift.title')}</strong>
      <span>{t('gift.text', { name: data.productName, date: data.endTime.slice(0, 10) })}</span>
      <div>
        <Button onClick={() => setClosed(true)}>{t('gift.close')}</Button>{' '}
        <Button kind="primary" onClick={view}>
          {t('gift.view')}
        </Button>
      </div>
    </section>
  )
}
