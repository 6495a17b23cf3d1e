import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import styles from './landscape.module.css'
import { countsByYear, type Points } from './read-points.ts'

/** ms that each year is shown while playing. */
const STEP = 700

interface YearRangeProps {
  readonly points: Points
  readonly whole: readonly [number, number]
  readonly shown: readonly [number, number]
  readonly onShown: (years: readonly [number, number]) => void
}

/** Two sliders that choose the years shown, above bars of their numbers of documents; they can also be played. */
export function YearRange({ points, whole: [first, last], shown: [from, to], onShown }: YearRangeProps) {
  const { t } = useTranslation('landscape')
  const [playing, setPlaying] = useState(false)
  const counts = useMemo(() => countsByYear(points, first, last), [points, first, last])
  const highest = Math.max(1, ...counts)
  const count = counts.slice(from - first, to - first + 1).reduce((sum, one) => sum + one, 0)
  useEffect(() => {
    if (!playing) return
    const timer = setTimeout(() => {
      if (to >= last) setPlaying(false)
      else onShown([from, to + 1])
    }, STEP)
    return () => clearTimeout(timer)
  }, [playing, from, to, last, onShown])
  const play = () => {
    if (!playing && to >= last) onShown([from, from])
    setPlaying(!playing)
  }
  const slider = (name: 'from' | 'to', value: number, change: (year: number) => readonly [number, number]) => (
    <label>
      {t(name)}
      <input
        type="range"
        min={first}
        max={last}
        value={value}
        aria-valuetext={String(value)}
        onChange={(event) => onShown(change(Number(event.target.value)))}
      />
      <output>{value}</output>
    </label>
  )
  return (
    <fieldset className={styles['years']}>
      <legend>{t('years')}</legend>
      <svg className={styles['bars']} viewBox={`0 0 ${counts.length} 1`} preserveAspectRatio="none" aria-hidden="true">
        {counts.map((one, i) => (
          <rect
            key={first + i}
            x={i + 0.1}
            width={0.8}
            y={1 - one / highest}
            height={one / highest}
            data-shown={(first + i >= from && first + i <= to) || undefined}
          />
        ))}
      </svg>
      {slider('from', from, (year) => [year, Math.max(year, to)])}
      {slider('to', to, (year) => [Math.min(from, year), year])}
      <Button onClick={play}>{t(playing ? 'pause' : 'play')}</Button>
      <p role="status">{t('yearsShown', { from, to, count })}</p>
    </fieldset>
  )
}
