import type { QrType } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { installation } from '../../../installation/installation.ts'
import { useLanguage } from '../../../language/use-language.ts'
import styles from './toolbar.module.css'

/** The phone number of customer service and its business hours (B.toolbar.01), or other contacts if none is set. */
export function PhonePanel() {
  const { t } = useTranslation()
  const { servicePhone, serviceHours } = installation()
  return (
    <>
      {servicePhone === null ? (
        <p>{t('toolbar.noPhone')}</p>
      ) : (
        <>
          <p>{t('toolbar.phoneNumber')}</p>
          <p>
            <a href={`tel:${servicePhone.replaceAll(/[^+\d]/g, '')}`} className={styles['number']}>
              {servicePhone}
            </a>
          </p>
        </>
      )}
      {serviceHours !== null && <p className={styles['hours']}>{serviceHours}</p>}
    </>
  )
}

/** A QR code, loaded when it is first displayed (B.toolbar.03, B.toolbar.04, B.toolbar.06). */
export function QrPanel({ type }: { type: QrType }) {
  const { t } = useTranslation()
  const { data, error } = useQuery(callQuery(useLanguage(), 'content', 'getQr', { type }))
  return (
    <>
      <span className={styles['qr']}>
        {data && <img src={data.url} alt={t('toolbar.qrOf', { what: t(`toolbar.${type}`) })} width={148} height={148} />}
        {error && <span role="alert">{t('toolbar.qrFailed')}</span>}
      </span>
      <p>{data && t(data.configured ? `toolbar.scan.${type}` : 'toolbar.scan.site')}</p>
    </>
  )
}
