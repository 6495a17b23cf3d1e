import { GRAPH_LINK_TYPES, GRAPH_NODE_TYPES, type GraphNode, type GraphPath } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { FailurePanel } from '../../components/failure/failure-panel.tsx'
import { WaitingBar } from '../../components/waiting/waiting-bar.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { addNeighbours, emptyGraph, fromSnapshot, nodeLabel, shownGraph, toSnapshot, type GraphState } from './graph-state.ts'
import styles from './graph.module.css'
import { KindSwitches } from './kind-switches.tsx'
import { NodeList } from './node-list.tsx'
import { NodePanel } from './node-panel.tsx'
import { createPlaces, type Places } from './places.ts'
import { useAddressText } from './use-address-text.ts'
import { PAGE_SIZE, useGraph } from './use-graph.ts'
import { useLayout } from './use-layout.ts'
import { hasWebgl } from './webgl.ts'

const GraphCanvas = lazy(() => import('./graph-canvas.tsx').then((module) => ({ default: module.GraphCanvas })))
const SaveSnapshot = lazy(() => import('./save-snapshot.tsx').then((module) => ({ default: module.SaveSnapshot })))

/** /graphDetail?id=patent:CN…, or ?snapshot=…: a graph as a picture and as a list. */
export function GraphDetailPage() {
  const { t } = useTranslation('graph')
  const id = useAddressText('id')
  const snapshot = useAddressText('snapshot')
  return (
    <div className={styles['page']} data-wide>
      <h1>{t('detailTitle')}</h1>
      {snapshot !== '' ? (
        <StoredGraph key={snapshot} id={snapshot} />
      ) : id !== '' ? (
        <NewGraph key={id} id={id} />
      ) : (
        <Link to="/graphSearch">{t('noNode')}</Link>
      )}
    </div>
  )
}

function NewGraph({ id }: { readonly id: string }) {
  const { t } = useTranslation('graph')
  const { data, error, refetch } = useQuery({
    ...callQuery(useLanguage(), 'graph', 'getGraph', { id, size: PAGE_SIZE }),
    staleTime: Infinity,
  })
  const first = useMemo(() => data && addNeighbours(emptyGraph(data.centre), data, PAGE_SIZE), [data])
  return (
    <>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!first && !error && <WaitingBar />}
      {first && <OpenGraph first={first} hiddenFirst={[]} stored={[]} />}
    </>
  )
}

function StoredGraph({ id }: { readonly id: string }) {
  const { t } = useTranslation('graph')
  const { data, error, refetch } = useQuery(callQuery(useLanguage(), 'graph', 'getGraphSnapshot', { id }))
  const opened = useMemo(() => data && fromSnapshot(data.content), [data])
  return (
    <>
      {error && <FailurePanel title={t('failed')} error={error} onRetry={() => void refetch()} />}
      {!opened && !error && <WaitingBar />}
      {data && opened && <OpenGraph first={opened.state} hiddenFirst={data.content.hidden} stored={[...opened.places]} />}
    </>
  )
}

interface OpenGraphProps {
  readonly first: GraphState
  readonly hiddenFirst: readonly string[]
  readonly stored: readonly (readonly [string, { x: number; y: number }])[]
}

function OpenGraph({ first, hiddenFirst, stored }: OpenGraphProps) {
  const { t } = useTranslation('graph')
  const [places] = useState<Places>(() => createPlaces(stored))
  const [hidden, setHidden] = useState<ReadonlySet<string>>(() => new Set(hiddenFirst))
  const [selected, setSelected] = useState<string | null>(null)
  const [start, setStart] = useState<GraphNode | null>(null)
  const [isSaving, setSaving] = useState(false)
  const [isDrawable, setDrawable] = useState(hasWebgl)
  const { state, path, clearPath, expansion, search, canExpand } = useGraph(first)
  const graph = useMemo(() => shownGraph(state, hidden), [state, hidden])
  useLayout(graph, places)
  const node = selected === null ? null : (state.nodes.get(selected) ?? null)
  const expand = (id: string) => {
    setSelected(id)
    if (canExpand(id) && state.nodes.get(id)?.stored) expansion.mutate(id)
  }
  const findPath = (target: string) => {
    if (start !== null) search.mutate({ source: start.id, target, ...switchedOn(hidden) })
  }
  return (
    <>
      <div className={styles['bar']}>
        <Button onClick={() => setSaving(true)}>{t('saveSnapshot')}</Button>
        <Link to="/graphSearch" className="gz-button">
          {t('newSearch')}
        </Link>
        {start !== null && <span className={styles['text']}>{t('pathFromChosen', { name: nodeLabel(start) })}</span>}
        {path.length > 0 && <Button onClick={clearPath}>{t('clearPath')}</Button>}
      </div>
      {state.isFull && <p role="status">{t('full')}</p>}
      {expansion.error && <FailurePanel title={t('failed')} error={expansion.error} onRetry={expansion.reset} />}
      {search.error && <FailurePanel title={t('failed')} error={search.error} onRetry={search.reset} />}
      {search.isPending && <p role="status">{t('searchingPath')}</p>}
      {search.data && <PathStatus path={search.data} />}
      <KindSwitches hidden={hidden} onHidden={setHidden} />
      <div className={styles['columns']}>
        {isDrawable ? (
          <Suspense fallback={<div className={styles['canvas']} />}>
            <GraphCanvas
              {...{ graph, places, selected, path }}
              centre={state.centre.id}
              onSelect={setSelected}
              onExpand={expand}
              onLost={() => setDrawable(false)}
            />
          </Suspense>
        ) : (
          <p className={styles['undrawn']} role="status">
            {t('undrawn')}
          </p>
        )}
        <div className={styles['side']}>
          {node !== null && (
            <NodePanel
              {...{ node, state, graph, start }}
              isExpanding={expansion.isPending}
              canExpand={canExpand(node.id)}
              onExpand={() => expand(node.id)}
              onStart={() => setStart(node)}
              onPath={() => findPath(node.id)}
              onSelect={setSelected}
            />
          )}
          <NodeList graph={graph} selected={selected} onSelect={setSelected} onExpand={expand} />
        </div>
      </div>
      {isSaving && (
        <Suspense>
          <SaveSnapshot name={state.centre.name} content={() => toSnapshot(state, places.get, hidden)} onClose={() => setSaving(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The kinds that are followed by a path: those that are shown. */
function switchedOn(hidden: ReadonlySet<string>) {
  return {
    nodeTypeList: GRAPH_NODE_TYPES.filter((type) => !hidden.has(type)),
    linkTypeList: GRAPH_LINK_TYPES.filter((type) => !hidden.has(type)),
  }
}

function PathStatus({ path: { nodes, complete } }: { readonly path: GraphPath }) {
  const { t } = useTranslation('graph')
  const status = useRef<HTMLParagraphElement>(null)
  // On a phone the button is far below.
  useEffect(() => status.current?.scrollIntoView({ block: 'nearest' }), [nodes])
  return (
    <p ref={status} role="status" className={styles['status']}>
      {nodes.length > 0 ? (
        <>
          {t('pathFound', { count: nodes.length - 1 })} <span translate="no">{nodes.map(nodeLabel).join(' → ')}</span>
        </>
      ) : complete ? (
        t('noPath')
      ) : (
        t('pathLimit')
      )}
    </p>
  )
}
