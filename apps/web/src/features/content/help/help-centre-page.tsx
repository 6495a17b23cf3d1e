import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMedia } from '../../../components/media/use-media.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ArticleSteps } from './article-steps.tsx'
import { ArticleView } from './article-view.tsx'
import styles from './help-centre-page.module.css'
import { HelpFront } from './help-front.tsx'
import { HelpMenu, type DrawEntry } from './help-menu.tsx'
import { useHelpLocation, type HelpLocation } from './help-location.ts'
import { HelpSearch } from './help-search.tsx'
import { HelpSearchForm } from './help-search-form.tsx'
import { HelpPanel } from './panels/help-panel.tsx'
import { useHelpMenu, type HelpPart } from './use-help-menu.ts'

/** /helpCenter: its start page, an article (`?id=45`), a panel (`?panel=upgrade`), or search results (`?q=…`). */
export function HelpCentrePage() {
  const location = useHelpLocation()
  const nowhere = location.id === undefined && location.panel === undefined && location.q === undefined
  return nowhere ? <HelpFront /> : <Reading location={location} />
}

const NO_PARTS: readonly HelpPart[] = []

const link: DrawEntry = (location, current, children) => (
  <Link to="/helpCenter" search={{ ...location }} activeProps={{}} {...(current && { 'aria-current': 'page' })}>
    {children}
  </Link>
)

/** The content does not wait for the menu. */
function Reading({ location }: { location: HelpLocation }) {
  const { t } = useTranslation('help')
  const query = useHelpMenu()
  const narrow = useMedia('(width <= 960px)')
  const menu = (
    <AnswerRegion query={query} failed={t('failed')}>
      {(parts) => <HelpMenu parts={parts} location={location} draw={link} />}
    </AnswerRegion>
  )
  return (
    <div className={styles['page']}>
      <aside className={styles['side']}>
        <Link to="/helpCenter" search={{}} className={styles['home']}>
          {t('title')}
        </Link>
        <HelpSearchForm initial={location.q} />
        {narrow ? (
          // Closes after each choice: the content is below it.
          <details key={JSON.stringify(location)} className={styles['fold']}>
            <summary>{t('menu.open')}</summary>
            <nav aria-label={t('menu.label')}>{menu}</nav>
          </details>
        ) : (
          <nav aria-label={t('menu.label')}>{menu}</nav>
        )}
      </aside>
      <div className={styles['content']}>
        <Content parts={query.data ?? NO_PARTS} location={location} />
      </div>
    </div>
  )
}

function Content({ parts, location }: { parts: readonly HelpPart[]; location: HelpLocation }) {
  const { id, panel, q } = location
  if (id !== undefined) {
    return (
      <ArticleView
        key={id}
        id={id}
        find={q}
        above={q !== undefined && <Marking text={q} id={id} />}
        below={<ArticleSteps parts={parts} id={id} />}
      />
    )
  }
  if (panel === undefined) return <HelpSearch text={q ?? ''} parts={parts} draw={link} />
  return (
    <>
      <h1 className={styles['title']}>{parts.find(({ name }) => name === panel)?.title}</h1>
      <HelpPanel name={panel} />
    </>
  )
}

function Marking({ text, id }: { text: string; id: string }) {
  const { t } = useTranslation('help')
  return (
    <p className={styles['marking']}>
      <Link to="/helpCenter" search={{ q: text }}>
        {t('find.results', { text })}
      </Link>
      <Link to="/helpCenter" search={{ id }} replace>
        {t('article.unmark')}
      </Link>
    </p>
  )
}
