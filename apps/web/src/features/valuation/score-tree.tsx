import type { ValuationDistribution, ValuationGroup } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { Meter } from './level-badge.tsx'
import styles from './valuation.module.css'

/** The scores of a group; each opens to its inputs, rules and place among patents of the same class and year. */
export function ScoreGroup({ group }: { readonly group: ValuationGroup }) {
  const { t } = useTranslation('valuation')
  const { name, points, max, gauge, gaugeMax, scores } = group
  return (
    <section className={styles['group']} aria-label={name}>
      <h2>{name}</h2>
      <p className={styles['text']}>{t('gauge', { points, max, gauge, gaugeMax })}</p>
      <Meter share={points / max} />
      {scores.map((score) => (
        <details key={score.key} className={styles['score']}>
          <summary>
            <span>{score.name}</span>
            <span>
              {score.points}/{score.max}
            </span>
            {score.peers === null ? <Meter share={score.points / score.max} /> : <Spread score={score} peers={score.peers} />}
          </summary>
          <div className={styles['inside']}>
            {score.peers !== null && (
              <p className={styles['text']}>
                {t('percentile', { percentile: score.peers.percentile })} · {t('spread', spreadOf(score.peers))}
              </p>
            )}
            {/* It scrolls in itself on a phone, also by keyboard. */}
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
            <div className={styles['scroll']} role="region" aria-label={score.name} tabIndex={0}>
              <table className={styles['table']}>
                <thead>
                  <tr>
                    <th scope="col">{t('fact')}</th>
                    <th scope="col">{t('factValue')}</th>
                    <th scope="col" data-number="">
                      {t('points')}
                    </th>
                    <th scope="col">{t('rule')}</th>
                  </tr>
                </thead>
                <tbody>
                  {score.facts.map((fact) => (
                    <tr key={fact.fact}>
                      <th scope="row">{fact.name}</th>
                      <td>{fact.text}</td>
                      <td data-number="">
                        {fact.points}/{fact.max}
                      </td>
                      <td>{fact.rule}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          </div>
        </details>
      ))}
    </section>
  )
}

function spreadOf({ min, median, max }: ValuationDistribution) {
  return { min, median, max }
}

/** The middle half of the peers as a band, the patent as a line. The numbers are in the text of the opened score. */
function Spread({
  score,
  peers,
}: {
  readonly score: { readonly points: number; readonly max: number }
  readonly peers: ValuationDistribution
}) {
  const at = (value: number) => `${(value / score.max) * 100}%`
  return (
    <div className={styles['spread']} aria-hidden="true">
      <span style={{ insetInlineStart: at(peers.lower), inlineSize: at(Math.max(peers.upper - peers.lower, score.max / 100)) }} />
      <i style={{ insetInlineStart: at(score.points) }} />
    </div>
  )
}
