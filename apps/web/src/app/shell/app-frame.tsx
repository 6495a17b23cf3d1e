import { lazy, Suspense, useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticePlace } from '../../components/notice/notice-place.tsx'
import { AppHeader } from './app-header.tsx'
import { CompletionPlace } from './completion-place.tsx'
import { OverPage } from './over-page.tsx'
import { PagePlace } from './page-place.tsx'
import styles from './app-frame.module.css'
import { useDocumentTitle } from './use-document-title.ts'
import { usePaletteKey } from '../palette/use-palette-key.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }))

/** The frame of every page: skip link, header, and the place where the page is drawn. */
export function AppFrame() {
  const { t } = useTranslation()
  useDocumentTitle()
  const main = useFocusOnNewPage()
  const [palette, setPalette] = useState(false)
  usePaletteKey(useCallback(() => setPalette(true), []))
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <AppHeader />
      <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
        <PagePlace />
      </main>
      <NoticePlace />
      <OverPage />
      <CompletionPlace />
      {palette && (
        <Suspense fallback={null}>
          <Palette onClose={() => setPalette(false)} />
        </Suspense>
      )}
    </>
  )
}
