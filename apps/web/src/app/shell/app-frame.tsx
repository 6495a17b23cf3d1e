import { Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { AppHeader } from './app-header.tsx'
import styles from './app-frame.module.css'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

/** The frame of every page: skip link, header, and the place where the page is drawn. */
export function AppFrame() {
  const { t } = useTranslation()
  useDocumentTitle()
  const main = useFocusOnNewPage()
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <AppHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <Outlet />
      </main>
    </>
  )
}
