import type { ChartTheme } from './chart-theme.ts'

/** Size and colours of a chart. */
export interface ChartFrame {
  readonly theme: ChartTheme
  /** CSS pixels. */
  readonly width: number
  readonly height: number
  readonly fontFamily: string
}
