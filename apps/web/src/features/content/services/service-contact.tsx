import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { installation } from '../../../installation/installation.ts'
import styles from './service-contact.module.css'

const EnquiryDialog = lazy(async () => ({ default: (await import('./enquiry-dialog.tsx')).EnquiryDialog }))

/** How to get a service: customer service of the installation, or an enquiry to its operator. */
export function ServiceContact({ service }: { readonly service: number }) {
  const { t } = useTranslation('services')
  const { servicePhone, serviceHours } = installation()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <section className={styles['contact']}>
        <h2>{t('contact')}</h2>
        {servicePhone === null ? (
          <p>{t('noPhone')}</p>
        ) : (
          <p>
            <a href={`tel:${servicePhone}`}>{t('phone', { phone: servicePhone })}</a>
            {serviceHours !== null && <span>{t('hours', { hours: serviceHours })}</span>}
          </p>
        )}
        <Button kind="primary" onClick={() => setAsking(true)}>
          {t('enquire')}
        </Button>
      </section>
      <Suspense fallback={null}>{isAsking && <EnquiryDialog service={service} onClose={() => setAsking(false)} />}</Suspense>
    </>
  )
}
