import { COUNTRY_LABELS } from '@gezhi/records'
import { useTranslation } from 'react-i18next'
import { recordDate } from '../../kinds/record-date.ts'
import { useLanguage } from '../../language/use-language.ts'
import type { MarkDetail } from './mark-detail.ts'
import { PartyName } from './mark-parties.tsx'
import { officeWord } from './office-words.ts'
import styles from './trademark-page.module.css'

/** Oppositions against the mark, with the earlier marks they rely on; nothing without any. */
export function Oppositions({ oppositions }: Pick<MarkDetail, 'oppositions'>) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  if (oppositions.length === 0) return null
  return (
    <section className={styles['section']}>
      <h2>{t('detail.oppositions')}</h2>
      {oppositions.map(({ number, date, status, grounds, opponents, earlier_marks: earlier }) => (
        <div key={`${number} ${date}`} className={styles['opposition']}>
          <h3>{[number, recordDate(date), status === null ? '' : officeWord(status, language)].filter(Boolean).join(' · ')}</h3>
          <dl className={styles['facts']}>
            {opponents.length > 0 && (
              <div>
                <dt>{t('detail.opponent')}</dt>
                <dd>
                  <ul>
                    {opponents.map((party) => (
                      <li key={`${party.name} ${party.identifier}`}>
                        <PartyName party={party} />
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
            {grounds.length > 0 && (
              <div>
                <dt>{t('detail.grounds')}</dt>
                <dd>{grounds.map((ground) => officeWord(ground, language)).join('; ')}</dd>
              </div>
            )}
            {earlier.length > 0 && (
              <div>
                <dt>{t('detail.earlier')}</dt>
                <dd>
                  <ul>
                    {earlier.map((mark) => (
                      <li key={`${mark.country} ${mark.application_number} ${mark.registration_number}`}>
                        {mark.mark ?? t('detail.noWords')}
                        <span>
                          {[
                            COUNTRY_LABELS[mark.country]?.[language] ?? mark.country,
                            mark.registration_number ?? mark.application_number,
                            recordDate(mark.application_date ?? mark.registration_date),
                          ]
                            .filter(Boolean)
                            .join(' ')}
                        </span>
                      </li>
                    ))}
                  </ul>
                </dd>
              </div>
            )}
          </dl>
        </div>
      ))}
    </section>
  )
}
