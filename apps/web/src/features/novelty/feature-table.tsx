import type { NoveltyResult } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './novelty.module.css'

interface FeatureTableProps {
  readonly data: NoveltyResult
  /** Opens a document by its id. */
  readonly onOpen: (id: string) => void
}

/** Features in rows, documents in columns. */
export function FeatureTable({ data: { featureList, list }, onOpen }: FeatureTableProps) {
  const { t } = useTranslation('novelty')
  return (
    <section className={styles['group']} aria-label={t('table')}>
      <h2>{t('table')}</h2>
      <p className={styles['text']}>{t('tableHint')}</p>
      {/* Scrolls by keyboard as well. */}
      {/* oxlint-disable-next-line jsx_a11y/no-noninteractive-tabindex */}
      <div className={styles['scroll']} role="region" aria-label={t('table')} tabIndex={0}>
        <table className={styles['matrix']}>
          <thead>
            <tr>
              <th scope="col">{t('feature')}</th>
              {list.map(({ id, publicationNumber, category }) => (
                <th key={id} scope="col">
                  <Button kind="link" translate="no" onClick={() => onOpen(id)}>
                    {publicationNumber}
                  </Button>
                  <span className={styles['category']} data-category={category}>
                    {category}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {featureList.map(({ text }, place) => (
              // A feature has no identity but its place.
              <tr key={place}>
                <th scope="row">
                  <span className={styles['number']}>{`F${place + 1}`}</span> <span className={styles['feature']}>{text}</span>
                </th>
                {list.map(({ id, features }) => {
                  const { disclosure, proposed, coverage } = features[place]!
                  return (
                    <td key={id} data-disclosure={disclosure} title={t('coverage', { percent: Math.round(coverage * 100) })}>
                      {t(`disclosures.${disclosure}`)}
                      {disclosure !== proposed && ` ${t('edited')}`}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
