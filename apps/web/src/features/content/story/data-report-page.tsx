import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { LANGUAGES } from '../../../language/language.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { AnswerRegion } from '../article/answer-region.tsx'
import styles from './data-report-page.module.css'
import { FigureLink } from './figure-link.tsx'
import { sumOf, type FigureGroup, type IndexFigures } from './index-figures.ts'
import { useNumberFormat } from './use-number-format.ts'
import { useIndexFigures } from './use-index-figures.ts'

const TABLES: readonly { readonly group: FigureGroup; readonly title: 'byCountry' | 'bySection' | 'byType' | 'byStatus' | 'byYear' }[] = [
  { group: 'places', title: 'byCountry' },
  { group: 'fields', title: 'bySection' },
  { group: 'types', title: 'byType' },
  { group: 'states', title: 'byStatus' },
  { group: 'years', title: 'byYear' },
]

/** /drX: the index as tables, to be read and printed. */
export function DataReportPage() {
  const { t } = useTranslation('story')
  const query = useIndexFigures()
  const { tag } = LANGUAGES[useLanguage()]
  const counted = query.dataUpdatedAt
  const date = counted === 0 ? '…' : new Date(counted).toLocaleDateString(tag, { dateStyle: 'long' })
  return (
    <div className={styles['page']}>
      <header className={styles['header']}>
        <div>
          <h1>{t('report.title')}</h1>
          <p>{t('report.lead', { date })}</p>
        </div>
        <Link to="/dataStory">{t('report.toStory')}</Link>
        <Button onClick={() => window.print()}>
          <Icon name="print" />
          {t('report.print')}
        </Button>
      </header>
      <AnswerRegion query={query} failed={t('story.failed')}>
        {(figures) => <Report figures={figures} />}
      </AnswerRegion>
    </div>
  )
}

function Report({ figures }: { figures: IndexFigures }) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const { documents, groups, newest, hidden, partial } = figures
  const facts = [
    { name: t('report.documents'), value: format.count(documents) },
    { name: t('report.offices'), value: format.count(groups.places.length) },
    { name: t('report.sections'), value: format.count(groups.fields.length) },
    { name: t('report.newest'), value: recordDate(newest) },
  ]
  return (
    <>
      <dl className={styles['facts']}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {hidden > 0 && <p className={styles['note']}>{t('story.hidden', { documents: format.count(hidden) })}</p>}
      {partial && <p className={styles['note']}>{t('story.partial')}</p>}
      {documents === 0 && <p className={styles['note']}>{t('story.empty')}</p>}
      <div className={styles['tables']}>
        {TABLES.map(({ group, title }) => (
          <FigureTable key={group} group={group} title={t(`report.${title}`)} figures={figures} />
        ))}
      </div>
    </>
  )
}

function FigureTable({ group, title, figures }: { group: FigureGroup; title: string; figures: IndexFigures }) {
  const { t } = useTranslation('story')
  const format = useNumberFormat()
  const all = figures.groups[group]
  const rows = group === 'years' ? all.toReversed().filter(({ count }) => count > 0) : all
  if (rows.length === 0) return null
  // A document may have several sections, and need not have a legal status: shares refer to the sum of the list if it is larger.
  const whole = group === 'states' ? sumOf(rows) : figures.documents
  return (
    <table className={styles['table']}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('report.value')}</th>
          <th scope="col">{t('report.count')}</th>
          <th scope="col">{t('report.share')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ value, name, count }) => (
          <tr key={value}>
            <th scope="row">
              <FigureLink group={group} value={value}>
                {name}
              </FigureLink>
            </th>
            <td>{format.count(count)}</td>
            <td>{format.share(count, whole)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
