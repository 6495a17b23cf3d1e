import { COUNTRY_LABELS, MARK_FEATURE_LABELS, MARK_KIND_LABELS, MARK_STATUS_LABELS, type CodeLabels } from '@gezhi/records'
import { useTranslation } from 'react-i18next'
import { recordDate } from '../../kinds/record-date.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { MarkDetail } from './mark-detail.ts'
import { officeWord } from './office-words.ts'
import { MARK_SOURCE_NAMES, otherDataName } from './source-names.ts'
import styles from './trademark-page.module.css'

/** Numbers, dates, codes and texts of a trademark; what its source lacks is left out. */
export function MarkFacts({ mark }: { readonly mark: MarkDetail }) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const coded = (labels: CodeLabels, code: string | null) => (code === null ? '' : (labels[code]?.[language] ?? code))
  const texts = (list: MarkDetail['words']) => list.map(({ text }) => text).join('; ')
  const titled = (list: MarkDetail['vienna_titles']) => list.map(({ code, title }) => [code, title].filter(Boolean).join(' ')).join('; ')
  const { madrid } = mark
  const words = (written: string | null) => (written === null ? '' : officeWord(written, language))
  const claims = (list: MarkDetail['priorities']) =>
    list
      .map(({ country, number, date, status }) =>
        [coded(COUNTRY_LABELS, country), number, recordDate(date), words(status)].filter(Boolean).join(' '),
      )
      .join('; ')
  const rows: readonly (readonly [string, string])[] = [
    [t('detail.number'), mark.application_number ?? ''],
    [t('detail.registrationNumber'), mark.registration_number ?? ''],
    [t('detail.office'), coded(COUNTRY_LABELS, mark.country)],
    [t('detail.feature'), coded(MARK_FEATURE_LABELS, mark.mark_feature)],
    [t('detail.kind'), coded(MARK_KIND_LABELS, mark.mark_kind)],
    [t('detail.status'), coded(MARK_STATUS_LABELS, mark.status_detail)],
    [
      t('detail.officeStatus'),
      /^\d+$/.test(mark.office_status ?? '') ? t('detail.statusCode', { code: mark.office_status }) : words(mark.office_status),
    ],
    [t('detail.applicationDate'), recordDate(mark.application_date)],
    [t('detail.publicationDate'), recordDate(mark.publication_date)],
    [t('detail.registrationDate'), recordDate(mark.registration_date)],
    [t('detail.renewalDate'), recordDate(mark.renewal_date)],
    [
      t('detail.expiryDate'),
      mark.expiry_derived ? t('detail.derived', { date: recordDate(mark.expiry_date) }) : recordDate(mark.expiry_date),
    ],
    [t('detail.statusDate'), recordDate(mark.status_date)],
    [t('detail.vienna'), titled(mark.vienna_titles)],
    [t('detail.similarGroups'), titled(mark.similar_group_titles)],
    [t('detail.translations'), texts(mark.other_words)],
    [t('detail.description'), texts(mark.descriptions.slice(0, 1))],
    [t('detail.disclaimer'), texts(mark.disclaimers.slice(0, 1))],
    [t('detail.colours'), mark.colours.join('; ')],
    [t('detail.priority'), claims(mark.priorities)],
    [t('detail.seniority'), claims(mark.seniorities)],
    [t('detail.madrid'), madrid === null ? '' : [madrid.registration_number, recordDate(madrid.date)].filter(Boolean).join(' ')],
    [t('detail.designations'), madrid?.designations.map((code) => coded(COUNTRY_LABELS, code)).join('; ') ?? ''],
    [t('detail.basic'), madrid?.basic_number ?? ''],
    ...mark.other.map(({ name, values }) => [otherDataName(name, language), values.map(words).join('; ')] as const),
    [
      t('detail.source'),
      [MARK_SOURCE_NAMES[mark.source.format]?.[language] ?? mark.source.format, mark.source.file].filter(Boolean).join(' · '),
    ],
  ]
  return (
    <section className={styles['section']}>
      <h2>{t('detail.facts')}</h2>
      <dl className={styles['facts']}>
        {rows.map(([name, value]) =>
          value === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  )
}
