import { chartHeight, type ChartData, type ChartKind } from '@gezhi/charts'
import type { DrawnChart } from '@gezhi/charts/draw'
import { useEffect, useRef, useState } from 'react'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { FONT_FAMILY } from '../../theme/tokens.ts'
import styles from './chart.module.css'

interface ChartProps {
  readonly kind: ChartKind
  readonly data: ChartData
  /** Read instead of the picture, which a table beside it repeats. */
  readonly label: string
  /** Shown if the code that draws it cannot be loaded. */
  readonly failed: string
  /** px; by default that of its kind and number of values. */
  readonly height?: number
  /** The value of a bar, point or sector that was clicked. */
  readonly onPick?: ((value: string) => void) | undefined
}

/** Kinds in which a clicked index is that of a value. */
const PICKED: ReadonlySet<ChartKind> = new Set(['bar', 'horizontalBar', 'flagList', 'line', 'pie'])

/** A chart on a canvas that follows the width of the page and the colour scheme. Its code is loaded with the first one. */
export function Chart({ kind, data, label, failed, height, onPick }: ChartProps) {
  const box = useRef<HTMLDivElement>(null)
  const isDark = useColorScheme() === 'dark'
  const [isFailed, setFailed] = useState(false)
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  })
  useEffect(() => {
    const element = box.current!
    let drawn: DrawnChart | null = null
    let ended = false
    const picked = ({ dataIndex }: { readonly dataIndex: number }) => {
      const row = data.columnField === null && PICKED.has(kind) ? data.list[dataIndex] : undefined
      if (row) pick.current?.(row.value)
    }
    const draw = async () => {
      const { drawChart } = await import('@gezhi/charts/draw')
      if (ended) return
      const chart = await drawChart(element, kind, data, { isDark, fontFamily: FONT_FAMILY }, picked)
      if (ended) chart.dispose()
      else drawn = chart
    }
    draw().catch(() => setFailed(true))
    const observer = new ResizeObserver(() => drawn?.resize())
    observer.observe(element)
    return () => {
      ended = true
      observer.disconnect()
      drawn?.dispose()
    }
  }, [kind, data, isDark])
  if (isFailed) return <p role="status">{failed}</p>
  return (
    <div
      ref={box}
      role="img"
      aria-label={label}
      className={styles['chart']}
      style={{ blockSize: height ?? chartHeight(kind, data, 800) }}
    />
  )
}
