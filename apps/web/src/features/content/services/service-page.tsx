import { Link, useSearch } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import { ServiceContact } from './service-contact.tsx'
import { ServiceSections } from './service-sections.tsx'
import { isServiceKind, SERVICE_PAGES, type ServiceKind } from './service-kinds.ts'
import styles from './service-page.module.css'

/** /patent-service: service 108. */
export function PatentServicePage() {
  return <KindPage id={108} />
}

/** /trademark-service: service 109. */
export function TrademarkServicePage() {
  return <KindPage id={109} />
}

/** /copyright-service: service 110. */
export function CopyrightServicePage() {
  return <KindPage id={110} />
}

function useService(id: number) {
  return useQuery({ ...callQuery(useLanguage(), 'content', 'getSaleService', { id }), enabled: id > 0 })
}

function KindPage({ id }: { id: ServiceKind }) {
  const { t } = useTranslation('services')
  return (
    <div className={styles['page']}>
      <Kinds chosen={id} />
      <AnswerRegion query={useService(id)} failed={t('failed')} missing={<NoService />}>
        {({ name, summary, sections, children }) => (
          <>
            <header className={styles['hero']}>
              <h1>{name}</h1>
              <p>{summary}</p>
            </header>
            <ServiceSections sections={sections} />
            <h2 className={styles['heading']}>{t('offered')}</h2>
            <ul className={styles['cards']}>
              {children.map((service) => (
                <li key={service.id}>
                  <h3>{service.name}</h3>
                  <p>{service.summary}</p>
                  <Link to="/second-service" search={{ id: String(service.id) }} aria-label={t('details', { name: service.name })}>
                    {t('more')}
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </AnswerRegion>
      <ServiceContact service={id} />
    </div>
  )
}

/** /second-service?id=10801: one service of a kind; the kind's page if the id is that of a kind, and without an id what is recommended. */
export function SecondServicePage() {
  const { t } = useTranslation('services')
  const { id: named } = useSearch({ strict: false }) as { id?: unknown }
  const id = typeof named === 'string' && /^[1-9]\d{0,8}$/.test(named) ? Number(named) : 0
  const query = useService(id)
  return (
    <div className={styles['page']}>
      <Kinds chosen={query.data?.parentId ?? id} />
      {named === undefined ? (
        <header className={styles['hero']}>
          <h1>{t('title')}</h1>
        </header>
      ) : id === 0 ? (
        <NoService />
      ) : (
        <AnswerRegion query={query} failed={t('failed')} missing={<NoService />}>
          {({ name, summary, sections }) => (
            <>
              <header className={styles['hero']}>
                <h1>{name}</h1>
                <p>{summary}</p>
              </header>
              <ServiceSections sections={sections} />
            </>
          )}
        </AnswerRegion>
      )}
      <Recommended except={id} />
      <ServiceContact service={query.data?.id ?? 108} />
    </div>
  )
}

function Kinds({ chosen }: { chosen: number }) {
  const { t } = useTranslation('services')
  const { data } = useQuery(callQuery(useLanguage(), 'content', 'getSaleServiceTree', {}))
  return (
    <nav className={styles['kinds']} aria-label={t('kinds')}>
      {data?.map(
        ({ id, name }) =>
          isServiceKind(id) && (
            <Link key={id} to={SERVICE_PAGES[id]} activeProps={{}} {...(id === chosen && { 'aria-current': 'page' })}>
              {name}
            </Link>
          ),
      )}
    </nav>
  )
}

function Recommended({ except }: { except: number }) {
  const { t } = useTranslation('services')
  const { data } = useQuery(callQuery(useLanguage(), 'content', 'listRecommendedSaleServices', {}))
  const others = data?.filter(({ id }) => id !== except) ?? []
  if (others.length === 0) return null
  return (
    <section>
      <h2 className={styles['heading']}>{t('recommended')}</h2>
      <ul className={styles['cards']}>
        {others.map(({ id, name, summary }) => (
          <li key={id}>
            <h3>{name}</h3>
            <p>{summary}</p>
            <Link to="/second-service" search={{ id: String(id) }} aria-label={t('details', { name })}>
              {t('more')}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NoService() {
  const { t } = useTranslation('services')
  return (
    <div className={styles['none']} role="status">
      <h1>{t('missing')}</h1>
      <p>{t('missingWhy')}</p>
    </div>
  )
}
