import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { installation } from '../../../installation/installation.ts'
import styles from './service-contact.module.css'

/** How to get a service: customer service of the installation, or a message to its operator. */
export function ServiceContact() {
  const { t } = useTranslation('services')
  const { servicePhone, serviceHours } = installation()
  return (
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
      <Link to="/helpCenter" search={{ panel: 'feedback' }} className="gz-button">
        {t('write')}
      </Link>
    </section>
  )
}
