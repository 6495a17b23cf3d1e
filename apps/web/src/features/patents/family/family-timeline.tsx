import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import { patentValueName } from '../../../kinds/patents/patent-value-name.ts'
import { recordDate } from '../../../kinds/record-date.ts'
import { percent } from '../timeline/percent.ts'
import { yearAxis, type YearAxis } from '../timeline/year-axis.ts'
import { YearLines } from '../timeline/year-lines.tsx'
import { familyLanes, markDate, type FamilyLane, type TimelineMember } from './family-lanes.ts'
import styles from './family-timeline.module.css'

interface FamilyTimelineProps {
  members: readonly TimelineMember[]
  /** Publication number of the patent of the page. */
  own: string | null
  /** `yyyyMMdd` of the first priority; null if unknown. */
  priority: string | null
}

/** Height of a lane in px. */
const LANE = 24
const MIDDLE = LANE / 2
/** Lanes that are drawn; the list has all members. */
const MAX_LANES = 80

/**
 * A family as a picture: a lane for each application by country, from its filing to its last publication, with a mark for each publication in
 * the colour and form of its status. The list below it is the alternative for those who do not see it.
 */
export function FamilyTimeline({ members, own, priority }: FamilyTimelineProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const lanes = familyLanes(members)
  const axis = yearAxis([priority, ...members.flatMap((member) => [member.application_date, member.publication_date])])
  if (axis === null) return null
  const drawn = lanes.slice(0, MAX_LANES)
  return (
    <figure className={styles['figure']}>
      <div className={styles['frame']}>
        <div className={styles['countries']} aria-hidden="true">
          {drawn.map((lane, index) => (
            <Country key={index} lane={lane} isFirst={lane.country !== drawn[index - 1]?.country} />
          ))}
        </div>
        <svg
          className={styles['plot']}
          height={drawn.length * LANE + LANE}
          role="img"
          aria-label={t('family.timeline', { from: axis.from, to: axis.to, count: members.length })}
        >
          <YearLines axis={axis} height={drawn.length * LANE} />
          {priority !== null && (
            <g className={styles['priority']}>
              <title>{t('family.priority', { date: recordDate(priority) })}</title>
              <line x1={percent(axis.at(priority))} x2={percent(axis.at(priority))} y1="0" y2={drawn.length * LANE} />
            </g>
          )}
          {drawn.map((lane, index) => (
            <Lane key={index} lane={lane} y={index * LANE + MIDDLE} axis={axis} own={own} />
          ))}
        </svg>
      </div>
      <figcaption className={styles['legend']}>
        {(['active', 'pending', 'inactive', 'unknown'] as const).map((status) => (
          <span key={status}>
            <svg width="14" height="14" aria-hidden="true">
              <Mark x="50%" y={7} status={status} />
            </svg>
            {status === 'unknown' ? t('legal.unknown') : patentValueName('legal', status, language)}
          </span>
        ))}
        {lanes.length > drawn.length && <span>{t('family.moreLanes', { count: lanes.length - drawn.length })}</span>}
      </figcaption>
    </figure>
  )
}

function Country({ lane, isFirst }: { lane: FamilyLane; isFirst: boolean }) {
  const language = useLanguage()
  return <span title={patentValueName('country', lane.country, language)}>{isFirst && lane.country}</span>
}

interface LaneProps {
  lane: FamilyLane
  y: number
  axis: YearAxis
  own: string | null
}

function Lane({ lane, y, axis, own }: LaneProps) {
  const { t } = useTranslation('patents')
  const dates = [lane.start, ...lane.marks.map(markDate)].filter((date) => date !== null)
  const [first, last] = [dates[0], dates.at(-1)]
  return (
    <>
      {first !== undefined && last !== undefined && (
        <line className={styles['span']} x1={percent(axis.at(first))} x2={percent(axis.at(last))} y1={y} y2={y} />
      )}
      {lane.start !== null && (
        <line className={styles['filing']} x1={percent(axis.at(lane.start))} x2={percent(axis.at(lane.start))} y1={y - 5} y2={y + 5}>
          <title>{t('family.filed', { date: recordDate(lane.start) })}</title>
        </line>
      )}
      {lane.marks.map((member) => (
        <g key={member.publication_number} data-own={member.publication_number === own || undefined} className={styles['mark']}>
          <title>{[member.publication_number, recordDate(markDate(member))].join(' · ')}</title>
          <Mark x={percent(axis.at(markDate(member) ?? ''))} y={y} status={statusOf(member)} />
        </g>
      ))}
    </>
  )
}

type MarkStatus = 'active' | 'pending' | 'inactive' | 'unknown'

function statusOf({ legal_status: status }: TimelineMember): MarkStatus {
  if (status === 'active' || status === 'granted_unverified') return 'active'
  return status === 'pending' || status === 'inactive' ? status : 'unknown'
}

/** A mark whose form, too, is that of the status: a disc, a ring, a cross, a square. */
function Mark({ x, y, status }: { x: string; y: number; status: MarkStatus }) {
  if (status === 'active') return <circle className={styles['active']} cx={x} cy={y} r="5" />
  if (status === 'pending') return <circle className={styles['pending']} cx={x} cy={y} r="4" />
  // A nested picture, because paths have no positions in percent.
  return (
    <svg x={x} y={y} className={styles['nested']}>
      {status === 'inactive' ? (
        <path className={styles['inactive']} d="M-4-4l8 8M4-4l-8 8" />
      ) : (
        <rect className={styles['unknown']} x="-4" y="-4" width="8" height="8" />
      )}
    </svg>
  )
}
