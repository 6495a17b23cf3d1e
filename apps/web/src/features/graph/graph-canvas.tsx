import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useColorScheme } from '../../theme/color-scheme.ts'
import { PRODUCT_COLORS } from '../../theme/tokens.ts'
import type { GraphStyle } from './drawn-graph.ts'
import type { ShownGraph } from './graph-state.ts'
import { openGraphView, type GraphView } from './graph-view.ts'
import styles from './graph.module.css'
import { NODE_COLOURS } from './node-colours.ts'
import type { Places } from './places.ts'

interface GraphCanvasProps {
  readonly graph: ShownGraph
  readonly centre: string
  readonly places: Places
  readonly selected: string | null
  readonly path: readonly string[]
  readonly onSelect: (id: string | null) => void
  readonly onExpand: (id: string) => void
  /** The graphics processor was lost: the list remains. */
  readonly onLost: () => void
}

const ZOOM_STEP = 1.4

/** The graph as a picture. The list beside it has the same content. */
export function GraphCanvas({ graph, centre, places, selected, path, onSelect, onExpand, onLost }: GraphCanvasProps) {
  const { t } = useTranslation('graph')
  const scheme = useColorScheme()
  const container = useRef<HTMLDivElement>(null)
  const listeners = useRef({ onSelect, onExpand, onLost })
  const [view, setView] = useState<GraphView | null>(null)

  useEffect(() => void (listeners.current = { onSelect, onExpand, onLost }))
  useEffect(() => {
    const element = container.current
    if (element === null) return
    const opened = openGraphView(element, {
      places,
      onSelect: (id) => listeners.current.onSelect(id),
      onExpand: (id) => listeners.current.onExpand(id),
    })
    setView(opened)
    const lost = () => listeners.current.onLost()
    element.addEventListener('webglcontextlost', lost, true)
    return () => {
      element.removeEventListener('webglcontextlost', lost, true)
      opened.close()
    }
  }, [places])
  useEffect(() => {
    if (view === null || container.current === null) return
    const style = styleOf(container.current, scheme, (type) => t(`marks.${type}`))
    view.show({ ...graph, centre, path }, style)
  }, [view, graph, centre, path, scheme, t])
  useEffect(() => view?.select(selected), [view, selected])

  return (
    <div className={styles['canvas']}>
      <div
        ref={container}
        className={styles['drawing']}
        role="img"
        aria-label={t('picture', {
          nodes: t('nodeCount', { count: graph.nodes.length }),
          links: t('degree', { count: graph.links.length }),
        })}
      />
      <div className={styles['zoom']}>
        <Button onClick={() => view?.zoomBy(ZOOM_STEP)} aria-label={t('zoomIn')}>
          +
        </Button>
        <Button onClick={() => view?.zoomBy(1 / ZOOM_STEP)} aria-label={t('zoomOut')}>
          −
        </Button>
        <Button onClick={() => view?.fit()}>{t('fit')}</Button>
      </div>
    </div>
  )
}

function styleOf(element: Element, scheme: 'light' | 'dark', markOf: (type: keyof GraphStyle['marks']) => string): GraphStyle {
  const computed = getComputedStyle(element)
  const token = (name: string) => computed.getPropertyValue(name).trim()
  const { chart } = PRODUCT_COLORS[scheme]
  const types = Object.keys(NODE_COLOURS) as (keyof typeof NODE_COLOURS)[]
  return {
    colours: Object.fromEntries(types.map((type) => [type, chart[NODE_COLOURS[type]]!])) as GraphStyle['colours'],
    marks: Object.fromEntries(types.map((type) => [type, markOf(type)])) as GraphStyle['marks'],
    text: token('--color-text-base'),
    background: token('--color-bg-container'),
    line: token('--color-text-quaternary'),
    accent: token('--color-error-text'),
    font: computed.fontFamily,
  }
}
