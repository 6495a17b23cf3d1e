import { useTranslation } from 'react-i18next'
import { PictureSearchForm } from '../../components/picture-search/picture-search-form.tsx'
import styles from './pictures.module.css'

/** /pictureSearch: drawings of patents and designs by picture. */
export function PictureSearchPage() {
  const { t } = useTranslation('pictures')
  return (
    <div className={styles['page']}>
      <h1>{t('title')}</h1>
      <p className={styles['quiet']}>{t('promise.patent')}</p>
      <PictureSearchForm kind="patent" />
    </div>
  )
}
