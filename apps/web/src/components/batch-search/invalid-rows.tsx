import { useTranslation } from 'react-i18next'
import type { BatchMatch } from '@gezhi/contract/client'
import styles from './batch.module.css'

/** The first rows that were not found, with their reasons, and the number of further ones. */
export function InvalidRows({ errors, more }: { errors: BatchMatch['errors']; more: number }) {
  const { t } = useTranslation('batch')
  return (
    // A scrollable region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={styles['invalid']} role="region" aria-label={t('errors')} tabIndex={0}>
      <table>
        <caption>{t('errors')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('row')}</th>
            <th scope="col">{t('value')}</th>
            <th scope="col">{t('reason')}</th>
          </tr>
        </thead>
        <tbody>
          {errors.map(({ row, value, reason }, index) => (
            <tr key={index}>
              <td>{row}</td>
              <td>{value}</td>
              <td>{reason}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {more > 0 && <p>{t('moreErrors', { count: more })}</p>}
    </div>
  )
}
