import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerRegion } from '../article/answer-region.tsx'
import { FigureBars } from './figure-bars.tsx'
import { largest, sumOf, type IndexFigures } from './index-figures.ts'
import styles from './data-story-page.module.css'
import { useNumberFormat } from './use-number-format.ts'
import { useIndexFigures } from './use-index-figures.ts'
import { YearColumns } from './year-columns.tsx'

/** /dataStory: the contents of the index, in sentences and bars made from counts. */
export function DataStoryPage() {
  const { t } = useTranslation('story')
  return (
    <AnswerRegion query={useIndexFigures()} failed={t('story.failed')}>
      {(figures) => (figures.documents === 0 ? <Empty /> : <Story figures={figures} />)}
    </AnswerRegion>
  )
}

function Empty() {
  const { t } = useTranslation('story')
  return (
    <div className={styles['empty']} role="status">
      <h1>{t('story.title')}</h1>
      <p>{t('story.empty')}</p>
      <p>{t('story.emptyWhy')}</p>
    </div>
  )
}

function Story({ figures }: { figures: IndexFigures }) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const { documents, groups } = figures
  const [first, last] = [groups.years[0]?.value, groups.years.at(-1)?.value]
  const counts = { documents: format.count(documents), offices: format.count(groups.places.length) }
  return (
    <article className={styles['story']}>
      <header className={styles['hero']}>
        <p className={styles['eyebrow']}>{t('story.eyebrow')}</p>
        <h1>{t('story.title')}</h1>
        <p>{first && last ? t('story.lead', { ...counts, first, last }) : t('story.leadUndated', counts)}</p>
      </header>
      <Years figures={figures} />
      <Countries figures={figures} />
      <Fields figures={figures} />
      <Types figures={figures} />
      <States figures={figures} />
      <footer className={styles['method']}>
        <h2>{t('story.method')}</h2>
        <p>
          {t('story.methodNote')} {t('story.demo')}
        </p>
        {figures.hidden > 0 && <p>{t('story.hidden', { documents: format.count(figures.hidden) })}</p>}
        {figures.partial && <p>{t('story.partial')}</p>}
        <p className={styles['links']}>
          <Link to="/drX">{t('story.toReport')}</Link>
          <Link to="/dataCenter">{t('story.toCentre')}</Link>
        </p>
      </footer>
    </article>
  )
}

interface PartProps {
  readonly figures: IndexFigures
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </section>
  )
}

function Years({ figures: { documents, groups } }: PartProps) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const top = largest(groups.years)
  if (top === undefined) return null
  const text = t('story.yearsSummary', { year: top.value, documents: format.count(top.count), share: format.share(top.count, documents) })
  return (
    <Part title={t('story.years')} text={text}>
      <YearColumns years={groups.years} />
    </Part>
  )
}

function Countries({ figures: { documents, groups } }: PartProps) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const [top] = groups.places
  if (top === undefined) return null
  const three = format.share(sumOf(groups.places.slice(0, 3)), documents)
  return (
    <Part title={t('story.places')} text={t('story.placesSummary', { name: top.name, share: format.share(top.count, documents), three })}>
      <FigureBars group="places" figures={groups.places} />
    </Part>
  )
}

function Fields({ figures: { groups } }: PartProps) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const [top] = groups.fields
  if (top === undefined) return null
  return (
    <Part title={t('story.fields')} text={t('story.fieldsSummary', { name: top.name, documents: format.count(top.count) })}>
      <FigureBars group="fields" figures={groups.fields} />
    </Part>
  )
}

function Types({ figures: { documents, groups } }: PartProps) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const [top] = groups.types
  if (top === undefined) return null
  return (
    <Part title={t('story.types')} text={t('story.typesSummary', { name: top.name, share: format.share(top.count, documents) })}>
      <FigureBars group="types" figures={groups.types} />
    </Part>
  )
}

function States({ figures: { groups } }: PartProps) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const [top] = groups.states
  if (top === undefined) return null
  const text = t('story.statesSummary', { name: top.name, share: format.share(top.count, sumOf(groups.states)) })
  return (
    <Part title={t('story.states')} text={text}>
      <FigureBars group="states" figures={groups.states} />
    </Part>
  )
}
