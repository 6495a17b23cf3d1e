import type { PatentDetail } from '@gezhi/contract/client'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'
import { inLanguage } from '../../text-languages.ts'
import { CompareSection } from '../compare-section.tsx'
import type { ComparedPatent } from '../use-compared-patents.ts'
import { biblioRows, type BiblioKey, type BiblioRow } from './biblio-rows.ts'
import { biblioTexts } from './biblio-texts.ts'
import styles from './biblio-comparison.module.css'

/** Bibliographic data in rows, those that differ marked; with `differing` only these. */
export function BiblioComparison({ patents, differing }: { patents: readonly ComparedPatent[]; differing: boolean }) {
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const countTexts = useCountTexts()
  const rows = useMemo(
    () => biblioRows(patents.map(({ patent }) => patent && biblioTexts(patent, language, countTexts))),
    [patents, language, countTexts],
  )
  const shown = differing ? rows.filter((row) => row.differs) : rows
  return (
    <CompareSection name="biblio">
      {differing && rows.length > 0 && shown.length === 0 && <p className={styles['note']}>{t('biblio.allSame')}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
      <div className={styles['frame']} role="region" aria-label={t('sections.biblio')} tabIndex={0}>
        <div role="table" aria-label={t('sections.biblio')} className={styles['table']}>
          <div role="row" className={styles['heads']}>
            <span role="columnheader">{t('biblio.item')}</span>
            {patents.map(({ id, number }) => (
              <span key={id} role="columnheader">
                {number}
              </span>
            ))}
          </div>
          {shown.map((row) => (
            <Row key={row.key} row={row} />
          ))}
        </div>
      </div>
    </CompareSection>
  )
}

/** Values of a cell shown at once; long lists of classes continue behind a button. */
const SHOWN_VALUES = 12

function Row({ row }: { row: BiblioRow }) {
  const { t } = useTranslation('comparison')
  return (
    <div role="row" data-differs={row.differs || undefined}>
      <span role="rowheader">
        {useRowName(row.key)}
        {row.differs && (
          <em title={t('biblio.differs')}>
            <span aria-hidden="true">≠</span>
            <span className="visually-hidden">{t('biblio.differs')}</span>
          </em>
        )}
      </span>
      {row.cells.map((values, index) => (
        <div key={index} role="cell">
          {values !== null && values.length === 0 && t('biblio.empty')}
          {values !== null && <Values values={values.slice(0, SHOWN_VALUES)} />}
          {values !== null && values.length > SHOWN_VALUES && (
            <details>
              <summary>+{values.length - SHOWN_VALUES}</summary>
              <Values values={values.slice(SHOWN_VALUES)} />
            </details>
          )}
        </div>
      ))}
    </div>
  )
}

function Values({ values }: { values: NonNullable<BiblioRow['cells'][number]> }) {
  return values.map(({ text, shared }, index) => (
    <p key={`${index} ${text}`} data-alone={!shared || undefined}>
      {text}
    </p>
  ))
}

function useRowName(key: BiblioKey): string {
  const { t } = useTranslation(['comparison', 'patents'])
  return key === 'title' || key === 'counts' ? t(`biblio.${key}`) : t(`patents:biblio.${key}`)
}

function useCountTexts(): (patent: PatentDetail) => readonly string[] {
  const { t } = useTranslation('comparison')
  return useMemo(
    () => (patent: PatentDetail) => {
      const claims = inLanguage(patent.claims, patent.claims[0]?.lang ?? '')
      const independent = claims.filter((claim) => claim.independent).length
      return [
        ...(claims.length === 0 ? [] : [t('biblio.claims', { claims: claims.length, independent })]),
        t('biblio.citations', { cites: patent.citations.length, citedBy: patent.cited_by_total }),
      ]
    },
    [t],
  )
}
