import { CHART_THEMES } from '@gezhi/charts'
import type { AssessedCompany } from '@gezhi/contract/client'
import { useColorScheme } from '../../../theme/color-scheme.ts'
import styles from './capability.module.css'
import { CENTRE, pointOnAxis, radarPoints, RADAR_HEIGHT, RADAR_WIDTH } from './radar-points.ts'

interface CapabilityRadarProps {
  readonly companies: readonly AssessedCompany[]
  /** Read instead of the picture, which a table beside it repeats. */
  readonly label: string
}

const RINGS = [20, 40, 60, 80, 100] as const
/** Lines differ in more than colour. */
const DASHES = ['', '8 4', '2 4', '12 4 2 4', '6 6'] as const
const LABEL_SCORE = 108

/** The scores of companies on all axes as polygons. */
export function CapabilityRadar({ companies, label }: CapabilityRadarProps) {
  const look = CHART_THEMES[useColorScheme() === 'dark' ? 'dark' : 'light']
  const axes = companies[0]?.axes ?? []
  const all = (score: number) => radarPoints(axes.map(() => score))
  return (
    <figure className={styles['radar']}>
      <svg viewBox={`0 0 ${RADAR_WIDTH} ${RADAR_HEIGHT}`} role="img" aria-label={label}>
        {RINGS.map((score) => (
          <polygon key={score} points={all(score)} fill="none" stroke={look.line} />
        ))}
        {axes.map(({ axis, name }, index) => {
          const [end, text] = [pointOnAxis(index, axes.length, 100), pointOnAxis(index, axes.length, LABEL_SCORE)]
          return (
            <g key={axis}>
              <line x1={CENTRE.x} y1={CENTRE.y} x2={end.x} y2={end.y} stroke={look.line} />
              <text x={text.x} y={text.y} fill={look.text} fontSize="14" textAnchor={anchorOf(text.x)} dominantBaseline="middle">
                {name}
              </text>
            </g>
          )
        })}
        {companies.map(({ name, axes: own }, index) => (
          <polygon
            key={name}
            points={radarPoints(own.map(({ score }) => score))}
            fill={look.series[index] ?? look.text}
            fillOpacity="0.12"
            stroke={look.series[index] ?? look.text}
            strokeWidth="2"
            strokeDasharray={DASHES[index] ?? ''}
          />
        ))}
      </svg>
      <figcaption>
        <ul className={styles['legend']}>
          {companies.map(({ name }, index) => (
            <li key={name}>
              <svg viewBox="0 0 32 12" width="32" height="12" aria-hidden="true">
                <line
                  x1="0"
                  y1="6"
                  x2="32"
                  y2="6"
                  stroke={look.series[index] ?? look.text}
                  strokeWidth="3"
                  strokeDasharray={DASHES[index] ?? ''}
                />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

/** A label beside the drawing begins or ends at its axis. */
function anchorOf(x: number): 'start' | 'middle' | 'end' {
  if (Math.abs(x - CENTRE.x) < 1) return 'middle'
  return x > CENTRE.x ? 'start' : 'end'
}
