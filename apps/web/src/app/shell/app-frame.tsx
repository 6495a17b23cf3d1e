import { useMatches, useRouter } from '@tanstack/react-router'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeRegion } from '../../components/notice/notice-region.tsx'
import { usePaletteKey } from '../palette/use-palette-key.ts'
import { findRoute } from '../routes/find-route.ts'
import { AppFoot } from './app-foot.tsx'
import styles from './app-frame.module.css'
import { AppHeader } from './app-header.tsx'
import { CompletionOutlet } from './completion-outlet.tsx'
import { DrawerOutlet } from './drawer-outlet.tsx'
import { lazyPart } from './lazy-part.ts'
import { OverPage } from './over-page.tsx'
import { PageOutlet } from './page-outlet.tsx'
import { isToolPage } from './sidebar/is-tool-page.ts'
import { Sidebar } from './sidebar/sidebar.tsx'
import { tidyOnNavigation } from './tidy-on-navigation.ts'
import { useDocumentTitle } from './use-document-title.ts'
import { useFrameKeys } from './use-frame-keys.ts'
import { useFocusOnNewPage } from './use-focus-on-new-page.ts'

const fetchPalette = async () => (await import('../palette/palette.tsx')).Palette
/** Preloading only: what fails here is loaded again on opening, with an error. */
const preparePalette = () => void fetchPalette().catch(() => null)
const Palette = lazyPart(fetchPalette)
const InstitutionStrip = lazyPart(async () => (await import('./institution/institution-strip.tsx')).InstitutionStrip)
const Toolbar = lazyPart(async () => (await import('./toolbar/toolbar.tsx')).Toolbar)

/** The frame of every page: skip link, header, sidebar next to the tools, the page itself, footer, and overlays. */
export function AppFrame() {
  const { t } = useTranslation()
  useDocumentTitle()
  const main = useFocusOnNewPage()
  const [palette, setPalette] = useState(false)
  const openPalette = useCallback(() => setPalette(true), [])
  usePaletteKey(openPalette, preparePalette)
  useFrameKeys(openPalette)
  const router = useRouter()
  useEffect(() => tidyOnNavigation(router), [router])
  // The route of the displayed page, not of one being loaded.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' })
  const route = findRoute(path)
  const bare = route?.bare === true
  return (
    <>
      <a className={styles['skip']} href="#main">
        {t('skipToContent')}
      </a>
      <AppHeader bare={bare} />
      <Suspense fallback={null}>{!bare && <InstitutionStrip />}</Suspense>
      <div className={styles['body']}>
        {isToolPage(path) && <Sidebar />}
        <main id="main" ref={main} tabIndex={-1} className={styles['main']}>
          <PageOutlet />
        </main>
      </div>
      {!bare && route?.access === 'public' && <AppFoot />}
      <NoticeRegion />
      <OverPage />
      <CompletionOutlet />
      <DrawerOutlet />
      <Suspense fallback={null}>{!bare && <Toolbar />}</Suspense>
      <Suspense fallback={null}>{palette && <Palette onClose={() => setPalette(false)} />}</Suspense>
    </>
  )
}
