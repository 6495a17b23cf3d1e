import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { PHONE, useMedia } from '../../../components/media/use-media.ts'
import { SidePanel } from '../../../components/side-panel/side-panel.tsx'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ArticleView } from '../help/article-view.tsx'
import { HelpMenu, type DrawEntry } from '../help/help-menu.tsx'
import type { HelpLocation } from '../help/help-location.ts'
import { HelpSearchForm } from '../help/help-search-form.tsx'
import { HelpSearch } from '../help/help-search.tsx'
import { HelpPanel } from '../help/panels/help-panel.tsx'
import { useHelpMenu, type HelpPart } from '../help/use-help-menu.ts'
import { firstLocation, type HelpDrawerPanel } from './first-location.ts'
import styles from './help-drawer.module.css'

/** px (D1 §9, D2 §9). */
const WIDTH = 960
const HEADER_OFFSET = 62

interface HelpDrawerProps {
  /** Initial panel; by default the introduction of the system. */
  readonly panel?: HelpDrawerPanel
  readonly onClose: () => void
}

/** The help centre over the current page (B.shell.09 to 11). Loads its texts, so it needs a `Suspense`. */
export function HelpDrawer({ panel = 'system', onClose }: HelpDrawerProps) {
  const { t } = useTranslation('help')
  const menu = useHelpMenu()
  return (
    <SidePanel title={t('title')} closeLabel={t('drawer.close')} width={WIDTH} offset={HEADER_OFFSET} onClose={onClose}>
      <AnswerRegion query={menu} failed={t('failed')}>
        {(parts) => <Inside parts={parts} panel={panel} onClose={onClose} />}
      </AnswerRegion>
    </SidePanel>
  )
}

function Inside({ parts, panel, onClose }: Required<HelpDrawerProps> & { parts: readonly HelpPart[] }) {
  const { t } = useTranslation('help')
  const narrow = useMedia(PHONE)
  const [location, setLocation] = useState(() => firstLocation(parts, panel))
  const button: DrawEntry = (to, current, children) => (
    <button type="button" onClick={() => setLocation(to)} {...(current && { 'aria-current': 'true' })}>
      {children}
    </button>
  )
  const menu = (
    <nav aria-label={t('menu.label')}>
      <HelpMenu parts={parts} location={location} draw={button} />
    </nav>
  )
  return (
    <div className={styles['inside']}>
      <aside className={styles['side']}>
        <HelpSearchForm initial={location.q} onSearch={(q) => setLocation(q === '' ? firstLocation(parts, panel) : { q })} />
        {narrow ? (
          <details key={JSON.stringify(location)} className={styles['fold']}>
            <summary>{t('menu.open')}</summary>
            {menu}
          </details>
        ) : (
          menu
        )}
        <a className={styles['page']} href={pageOf(location)} target="_blank" rel="noreferrer">
          {t('drawer.page')}
          <Icon name="expand" size={12} />
        </a>
      </aside>
      <div className={styles['content']}>
        <Content
          key={JSON.stringify(location)}
          parts={parts}
          location={location}
          draw={button}
          onLocation={setLocation}
          onClose={onClose}
        />
      </div>
    </div>
  )
}

interface ContentProps {
  readonly parts: readonly HelpPart[]
  readonly location: HelpLocation
  readonly draw: DrawEntry
  readonly onLocation: (location: HelpLocation) => void
  readonly onClose: () => void
}

function Content({ parts, location, draw, onLocation, onClose }: ContentProps) {
  const { id, panel, q } = location
  const toArticle = (article: string) => onLocation({ id: article })
  if (id !== undefined) return <ArticleView id={id} find={q} inDrawer onArticle={toArticle} onLeave={onClose} />
  if (panel === undefined) return <HelpSearch text={q ?? ''} parts={parts} draw={draw} level={3} />
  return (
    <>
      <h3 className={styles['title']}>{parts.find(({ name }) => name === panel)?.title}</h3>
      <HelpPanel name={panel} level={4} onArticle={toArticle} onLeave={onClose} />
    </>
  )
}

/** The same location on the help centre's own page. */
function pageOf({ id, panel, q }: HelpLocation): string {
  const params = new URLSearchParams({
    ...(id !== undefined && { id }),
    ...(panel !== undefined && { panel }),
    ...(q !== undefined && { q }),
  })
  return `/helpCenter?${params}`
}
