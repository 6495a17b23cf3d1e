import { useTranslation } from 'react-i18next'
import { Changelog } from './panels/changelog.tsx'
import styles from './plain-page.module.css'

/** /updatelog and its older form /Thelog: what each update brought. */
export function ChangelogPage() {
  const { t } = useTranslation('help')
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <h1>{t('upgrade.title')}</h1>
        <p>{t('upgrade.lead')}</p>
      </header>
      <Changelog />
    </div>
  )
}
