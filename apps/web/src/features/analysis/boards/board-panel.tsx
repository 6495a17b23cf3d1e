import { CHART_LABELS, type ChartData } from '@gezhi/charts'
import { BOARD_COLUMNS, MAX_PANEL_ROWS, MAX_BOARD_TITLE, type BoardPanel, type CatalogueChart } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { Chart } from '../../../components/chart/chart.tsx'
import { FailurePanel } from '../../../components/failure/failure-panel.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { ResultListLink } from '../../../components/result-list-link.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { AnalysisTable } from '../analysis-table.tsx'
import { CountNote } from '../count-note.tsx'
import { resized, stepOf } from './arrange-panels.ts'
import styles from './boards.module.css'
import { trackPointer } from './track-pointer.ts'

interface PanelProps {
  readonly panel: BoardPanel
  readonly chart: CatalogueChart | undefined
  /** Its place on the board, from 0, and the number of charts. */
  readonly index: number
  readonly count: number
  readonly onChange: (panel: BoardPanel) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}

/** Height of a chart in a panel of one row, and what each further row adds, in px. */
const [FIRST_ROW, ROW] = [260, 300] as const

/** A chart on a board, with handles that move and resize it by pointer or arrow keys. */
export function BoardPanelView({ panel, chart, index, count, onChange, onMove, onRemove }: PanelProps) {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const box = useRef<HTMLElement>(null)
  const { title, columns, rows, queryStr } = panel
  const kind = panel.chartType ?? chart?.chartTypeList[0]
  return (
    <section ref={box} className={styles['panel']} aria-label={title} data-panel={index} data-columns={columns} data-rows={rows}>
      <header className={styles['head']}>
        <button
          type="button"
          className={styles['handle']}
          aria-label={t('move', { title, place: index + 1, count })}
          title={t('moveHint')}
          onKeyDown={(event) => moveByKey(event, index, onMove)}
          onPointerDown={(event) => trackPointer(event, ({ clientX, clientY }) => onMove(placeAt(clientX, clientY) ?? index))}
        >
          <Icon name="drag" />
        </button>
        <input
          className={styles['title']}
          aria-label={t('titleOf', { title })}
          defaultValue={title}
          maxLength={MAX_BOARD_TITLE}
          onBlur={({ target }) => {
            const next = target.value.trim()
            if (next === '') target.value = title
            else if (next !== title) onChange({ ...panel, title: next })
          }}
        />
        {chart && kind && (
          <Select
            label={t('kind')}
            value={kind}
            options={chart.chartTypeList.map((value) => ({ value, name: CHART_LABELS[value][language] }))}
            onChange={(chartType) => onChange({ ...panel, chartType })}
          />
        )}
        <Button icon kind="plain" aria-label={t('removeOf', { title })} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </header>
      {chart && kind ? (
        <PanelChart panel={panel} chart={chart} kind={kind} />
      ) : (
        <p role="status">{t('unknownChart', { type: panel.type })}</p>
      )}
      <p className={styles['quiet']}>
        {queryStr === undefined ? t('ofList') : <ResultListLink query={queryStr}>{queryStr}</ResultListLink>}
      </p>
      <button
        type="button"
        className={styles['corner']}
        aria-label={t('resize', { title, columns, rows })}
        title={t('resizeHint')}
        onKeyDown={(event) => resizeByKey(event, panel, onChange)}
        onPointerDown={(event) => resizeByPointer(event, panel, box.current, onChange)}
      >
        <Icon name="expand" />
      </button>
    </section>
  )
}

function PanelChart({
  panel,
  chart,
  kind,
}: Pick<PanelProps, 'panel'> & { readonly chart: CatalogueChart; readonly kind: keyof typeof CHART_LABELS }) {
  const { t } = useTranslation('boards')
  const language = useLanguage()
  const { title: _title, columns: _columns, rows, chartType: _chartType, ...request } = panel
  const { data, error, refetch } = useQuery(callQuery(language, 'analysis', 'analyse', request as never))
  const figures = useMemo((): ChartData | null => (data ? { ...data, language } : null), [data, language])
  if (error) return <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />
  if (!data || !figures) return <p role="status">{t('loading')}</p>
  if (data.list.length === 0) return data.complete ? <p role="status">{t('nothing')}</p> : <CountNote counted={data} />
  return (
    <>
      <Chart
        kind={kind}
        data={figures}
        label={`${chart.name}, ${CHART_LABELS[kind][language]}`}
        failed={t('notDrawn')}
        height={FIRST_ROW + (rows - 1) * ROW}
      />
      <details>
        <summary>{t('table')}</summary>
        <AnalysisTable chart={chart} analysis={data} onOnly={() => undefined} />
      </details>
      <CountNote counted={data} />
    </>
  )
}

function moveByKey(event: KeyboardEvent, index: number, onMove: (to: number) => void): void {
  const step = stepOf(event.key)
  if (step === null) return
  event.preventDefault()
  onMove(index + step.across + step.down)
}

function resizeByKey(event: KeyboardEvent, panel: BoardPanel, onChange: (panel: BoardPanel) => void): void {
  const step = stepOf(event.key)
  if (step === null) return
  event.preventDefault()
  const next = resized(panel, panel.columns + step.across, panel.rows + step.down)
  if (next !== panel) onChange(next)
}

/** The size follows the pointer in steps of a column and a row. */
function resizeByPointer(event: PointerEvent, panel: BoardPanel, box: HTMLElement | null, onChange: (panel: BoardPanel) => void): void {
  if (box === null) return
  const { clientX, clientY } = event
  const column = box.offsetWidth / Math.min(panel.columns, BOARD_COLUMNS)
  let last = panel
  trackPointer(event, (moved) => {
    const rows = panel.rows + (moved.clientY - clientY) / ROW
    const next = resized(last, panel.columns + (moved.clientX - clientX) / column, Math.min(MAX_PANEL_ROWS, rows))
    if (next !== last) onChange((last = next))
  })
}

/** Index of the panel below a point. */
function placeAt(x: number, y: number): number | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-panel]')?.dataset['panel']
  return place === undefined ? null : Number(place)
}
