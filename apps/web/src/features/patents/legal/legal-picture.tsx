import type { PatentDetail } from '@gezhi/contract/client'
import { useTranslation } from 'react-i18next'
import { patentValueName } from '../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { useLanguage } from '../../../language/use-language.ts'
import { percent } from '../timeline/percent.ts'
import { yearAxis, type YearAxis } from '../timeline/year-axis.ts'
import { YearLines } from '../timeline/year-lines.tsx'
import { legalLanes, legalPhases, type LegalLane, type LegalPhase } from './legal-lanes.ts'
import styles from './legal-picture.module.css'

/** Height of a lane in px; of the band of stages, too. */
const LANE = 24

/**
 * The life of a patent as a picture: its stages as a band, and below it the events by subject. The list below it is the alternative for those
 * who do not see it.
 */
export function LegalPicture({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const lanes = legalLanes(patent.legal_events)
  const phases = legalPhases(patent)
  const axis = yearAxis([
    ...phases.flatMap(({ from, to }) => [from, to]),
    patent.publication_date,
    ...lanes.flatMap(({ events }) => events.map(({ date }) => date)),
  ])
  if (axis === null || lanes.length === 0) return null
  const height = (lanes.length + 1) * LANE
  return (
    <figure className={styles['figure']}>
      <div className={styles['labels']} aria-hidden="true">
        <span>{t('legal.lanes.stage')}</span>
        {lanes.map(({ name }) => (
          <span key={name}>{t(`legal.lanes.${name}`)}</span>
        ))}
      </div>
      <svg
        className={styles['plot']}
        height={height + LANE}
        role="img"
        aria-label={t('legal.picture', { from: axis.from, to: axis.to, count: patent.legal_events.length })}
      >
        <YearLines axis={axis} height={height} />
        {phases.map((phase) => (
          <Phase key={phase.name} phase={phase} axis={axis} />
        ))}
        {lanes.map((lane, index) => (
          <Events key={lane.name} lane={lane} y={(index + 1.5) * LANE} axis={axis} decided={patent.legal_state?.decided_by.event ?? null} />
        ))}
      </svg>
    </figure>
  )
}

function Phase({ phase: { name, from, to }, axis }: { phase: LegalPhase; axis: YearAxis }) {
  const language = useLanguage()
  const start = axis.at(from)
  const width = (to === null ? 1 : axis.at(to)) - start
  const label = patentValueName('legal', name, language)
  return (
    <g>
      <title>{[label, [recordDate(from), recordDate(to)].join(' – ')].join(' · ')}</title>
      <rect
        className={styles[name]}
        x={percent(start)}
        width={percent(Math.max(width, 0.004))}
        y="5"
        height={LANE - 10}
        data-open={to === null || undefined}
      />
      {width > 0.14 && (
        <text className={styles['phase']} x={percent(start)} dx="6" y={LANE / 2 + 4}>
          {label}
        </text>
      )}
    </g>
  )
}

interface EventsProps {
  lane: LegalLane
  y: number
  axis: YearAxis
  decided: PatentDetail['legal_events'][number] | null
}

function Events({ lane: { events }, y, axis, decided }: EventsProps) {
  return events.map((event, index) => {
    const isDecided = decided !== null && decided.date === event.date && decided.code === event.code && decided.text === event.text
    return (
      <circle
        key={index}
        className={styles['event']}
        cx={percent(axis.at(event.date))}
        cy={y}
        r={isDecided ? 6 : 4}
        data-decided={isDecided || undefined}
      >
        <title>{`${recordDate(event.date)} ${event.text}`}</title>
      </circle>
    )
  })
}
