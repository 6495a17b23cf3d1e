import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './no-article.module.css'

/** Shown instead of an article that does not exist. */
export function NoArticle() {
  const { t } = useTranslation('help')
  return (
    <div className={styles['none']} role="status">
      <h1>{t('article.missing')}</h1>
      <p>{t('article.missingWhy')}</p>
      <Link to="/helpCenter">{t('article.toHelp')}</Link>
    </div>
  )
}
