import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { AnswerRegion } from '../../features/content/article/answer-region.tsx'
import { ArticleText } from '../../features/content/article/article-text.tsx'
import { useLanguage } from '../../language/use-language.ts'
import type { RouteRow } from '../routes/routes.ts'
import styles from './closed-function.module.css'

/**
 * One of the seven functions as seen by a guest: its introduction from the help centre under a transparent overlay. Every click, also by
 * keyboard, leads to /login, and from there back here (B.router.21, G05).
 */
export function ClosedFunction({ route }: { route: RouteRow }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const language = useLanguage()
  const title = route.title?.[language] ?? ''
  const introduction = useQuery(callQuery(language, 'content', 'getFunctionIntroduction', { id: route.introduction ?? 0 }))
  return (
    <div className={styles['region']}>
      <article className={styles['page']}>
        <p className={styles['state']}>{t('closed.login')}</p>
        <h1>{title}</h1>
        <AnswerRegion query={introduction} failed={t('closed.failed')}>
          {({ detailContent }) => (
            // Keyboard activation of links in the text leads to the login, too.
            <div
              onClickCapture={(event) => {
                event.preventDefault()
                event.stopPropagation()
                void navigate({ to: '/login' })
              }}
            >
              <ArticleText html={detailContent} />
              <Link to="/login" className={styles['overlay']} tabIndex={-1} aria-hidden="true" data-overlay="" />
            </div>
          )}
        </AnswerRegion>
      </article>
      <p className={styles['call']}>
        <span>{t('closed.explained', { title })}</span>
        <Link to="/login" className={styles['login']}>
          {t('closed.go')}
        </Link>
      </p>
    </div>
  )
}
