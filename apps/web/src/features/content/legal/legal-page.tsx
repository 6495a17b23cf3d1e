import { Link, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ArticleView } from '../help/article-view.tsx'
import styles from './legal-page.module.css'

/** /privacy by `id` (B.router.04 to 06), default 1. */
const PRIVACY_TEXTS: Readonly<Record<string, string>> = { 1: '102', 2: '101', 3: '104' }

/** /privacy?id=1|2|3: the privacy policy, the user agreement, the service-level agreement of the patent database. */
export function PrivacyPage() {
  const { id } = useSearch({ strict: false }) as { id?: unknown }
  return <LegalText article={PRIVACY_TEXTS[String(id)] ?? '102'} />
}

/** /agreement: the user agreement by itself. */
export function AgreementPage() {
  return <LegalText article="101" />
}

/** /aboutus: the operator of this installation. */
export function AboutUsPage() {
  return <LegalText article="103" />
}

/** /about: the product. */
export function AboutPage() {
  return <LegalText article="10" />
}

/** Related pages. */
const LINKS = [
  { article: '102', to: '/privacy', search: { id: '1' }, title: 'privacy' },
  { article: '101', to: '/privacy', search: { id: '2' }, title: 'agreement' },
  { article: '104', to: '/privacy', search: { id: '3' }, title: 'service' },
  { article: '103', to: '/aboutus', search: {}, title: 'aboutUs' },
  { article: '10', to: '/about', search: {}, title: 'about' },
] as const

function LegalText({ article }: { article: string }) {
  const { t } = useTranslation('help')
  return (
    <div className={styles['page']}>
      <nav className={styles['links']} aria-label={t('legal.others')}>
        {LINKS.map(({ article: own, to, search, title }) => (
          <Link key={own} to={to} search={search} activeProps={{}} {...(own === article && { 'aria-current': 'page' })}>
            {t(`legal.${title}`)}
          </Link>
        ))}
      </nav>
      <ArticleView key={article} id={article} />
    </div>
  )
}
