import type { ChartData } from './chart-data.ts'
import type { ChartFrame } from './chart-frame.ts'
import { tip, valueAxis } from './chart-parts.ts'
import { MEASURES } from './chart-points.ts'

/** Applicants and applications of each year as a path through the years. */
export function lifeCycle({ list, language }: ChartData, { theme }: ChartFrame) {
  const named = (name: string) => ({
    ...valueAxis(theme),
    name,
    nameLocation: 'middle',
    nameGap: 32,
    nameTextStyle: { color: theme.secondary },
  })
  return {
    grid: { left: 40, right: 32, top: 24, bottom: 40 },
    tooltip: { ...tip(theme), trigger: 'item' },
    xAxis: named(MEASURES.applicantNumber[language]),
    yAxis: { ...named(MEASURES.applyNumber[language]), nameGap: 44 },
    series: [
      {
        type: 'line',
        data: list.map(({ name, applicantNumber = 0, applyNumber = 0 }) => ({ name, value: [applicantNumber, applyNumber] })),
        symbolSize: 7,
        label: { show: true, position: 'top', formatter: '{b}', color: theme.text, fontSize: 11 },
        labelLayout: { hideOverlap: true },
      },
    ],
  }
}
