import { lazy, useId } from 'react'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './date-range.module.css'

const RangePanel = lazy(async () => ({ default: (await import('./range-panel.tsx')).RangePanel }))

/** Two dates as `YYYY-MM-DD`, each empty if that end is open. */
export interface Days {
  readonly from: string
  readonly to: string
}

interface DateRangeProps {
  readonly days: Days
  readonly onDays: (days: Days) => void
  readonly words: {
    readonly from: string
    readonly to: string
    /** The button that opens the calendar, and the calendar. */
    readonly calendar: string
    /** Error message for a range that ends before it begins. */
    readonly wrong: string
  }
}

/** Whether a range ends before it begins. Pure. */
export function endsBeforeItBegins({ from, to }: Days): boolean {
  return from !== '' && to !== '' && from > to
}

/** Two native date fields, and a calendar for choosing both dates, loaded when it is opened. */
export function DateRange({ days, onDays, words }: DateRangeProps) {
  const id = useId()
  const wrong = endsBeforeItBegins(days)
  return (
    <>
      <div className={styles['range']}>
        {(['from', 'to'] as const).map((end) => (
          <label key={end}>
            {words[end]}
            <input
              type="date"
              value={days[end]}
              aria-invalid={wrong}
              aria-describedby={id}
              onChange={(event) => onDays({ ...days, [end]: event.target.value })}
            />
          </label>
        ))}
        <Dropdown label={words.calendar} face={<Icon name="calendar" />}>
          {(panel) => <RangePanel {...panel} days={days} onDays={onDays} />}
        </Dropdown>
      </div>
      <p id={id} className={styles['error']} aria-live="polite">
        {wrong && words.wrong}
      </p>
    </>
  )
}
