import { lazy, useId } from 'react'
import { Dropdown } from '../dropdown/dropdown.tsx'
import { Icon } from '../icon/icon.tsx'
import { endsBeforeItBegins, type Days } from './days.ts'
import styles from './date-range.module.css'

const RangePanel = lazy(async () => ({ default: (await import('./range-panel.tsx')).RangePanel }))

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
