import { parseDate, type CalendarDate } from '@internationalized/date'
import { Button } from 'react-aria-components/Button'
import { CalendarCell, CalendarGrid, CalendarMonthPicker, CalendarYearPicker, RangeCalendar } from 'react-aria-components/RangeCalendar'
import type { DropdownPanelProps } from '../dropdown/dropdown.tsx'
import { Icon } from '../icon/icon.tsx'
import { Popover } from '../popover/popover.tsx'
import { endsBeforeItBegins, type Days } from './days.ts'
import styles from './date-range.module.css'

interface RangePanelProps extends DropdownPanelProps {
  readonly days: Days
  readonly onDays: (days: Days) => void
}

/** Number of years offered, half of them before the displayed one: patents may be old. */
const YEARS = 120

/** A calendar for choosing the first and the last day; closes with the last one. */
export function RangePanel({ days, onDays, ...panel }: RangePanelProps) {
  return (
    <Popover {...panel} placement="bottom start">
      <RangeCalendar
        aria-label={panel.label}
        className={styles['calendar'] ?? ''}
        autoFocus
        value={endsBeforeItBegins(days) ? null : rangeOf(days)}
        onChange={({ start, end }) => {
          onDays({ from: start.toString(), to: end.toString() })
          panel.onClose()
        }}
      >
        <header className={styles['head']}>
          <Button slot="previous" className="gz-button" data-kind="plain" data-icon>
            <Icon name="previous" />
          </Button>
          <CalendarYearPicker visibleYears={YEARS}>{(picker) => <Picker {...picker} />}</CalendarYearPicker>
          <CalendarMonthPicker format="long">{(picker) => <Picker {...picker} />}</CalendarMonthPicker>
          <Button slot="next" className="gz-button" data-kind="plain" data-icon>
            <Icon name="next" />
          </Button>
        </header>
        <CalendarGrid className={styles['days'] ?? ''}>
          {(date) => <CalendarCell date={date} className={styles['day'] ?? ''} />}
        </CalendarGrid>
      </RangeCalendar>
    </Popover>
  )
}

interface PickerProps {
  readonly 'aria-label': string
  readonly value: string | number
  readonly onChange: (value: number) => void
  readonly items: readonly { readonly id: number; readonly formatted: string }[]
}

/** A native select of years or months. */
function Picker({ 'aria-label': label, value, onChange, items }: PickerProps) {
  return (
    <select className="gz-select" aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
      {items.map((item) => (
        <option key={item.id} value={item.id}>
          {item.formatted}
        </option>
      ))}
    </select>
  )
}

/** A range for the calendar: a single day if one end is open, null without a valid date. */
function rangeOf({ from, to }: Days): { start: CalendarDate; end: CalendarDate } | null {
  try {
    return from === '' && to === '' ? null : { start: parseDate(from || to), end: parseDate(to || from) }
  } catch {
    return null
  }
}
