import type { GraphLink, GraphNode } from '@gezhi/contract/client'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../api/call-query.ts'
import { Button } from '../../components/button.tsx'
import { useLanguage } from '../../language/use-language.ts'
import { nodeLabel, type GraphState, type ShownGraph } from './graph-state.ts'
import styles from './graph.module.css'
import { NodeName } from './node-list.tsx'

interface NodePanelProps {
  readonly node: GraphNode
  readonly state: GraphState
  readonly graph: ShownGraph
  readonly isExpanding: boolean
  readonly canExpand: boolean
  /** The node from which a path is searched; null before it is chosen. */
  readonly start: GraphNode | null
  readonly onExpand: () => void
  readonly onStart: () => void
  readonly onPath: () => void
  readonly onSelect: (id: string) => void
}

/** Links of the node listed at once. */
const MAX_LISTED = 200

/** The selected node: what it is, its links, and what can be done with it. */
export function NodePanel({ node, state, graph, isExpanding, canExpand, start, onExpand, onStart, onPath, onSelect }: NodePanelProps) {
  const { t } = useTranslation('graph')
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.scrollIntoView({ block: 'nearest' }), [node.id])
  const links = graph.links.filter(({ source, target }) => source === node.id || target === node.id)
  return (
    <section ref={panel} className={styles['panel']} aria-label={t('selected')}>
      <h2>
        <NodeName node={node} />
      </h2>
      {node.type === 'patent' && node.stored && <PatentCard id={node.id} />}
      {!node.stored && <p className={styles['text']}>{t('notStored')}</p>}
      <div className={styles['bar']}>
        {node.stored && (
          <Button kind="primary" disabled={!canExpand || isExpanding} onClick={onExpand}>
            {isExpanding ? t('expanding') : state.next.has(node.id) && canExpand ? t('more') : t('expand')}
          </Button>
        )}
        {node.stored && node.id !== state.centre.id && (
          <Link to="/graphDetail" search={{ id: node.id } as never} className="gz-button">
            {t('asCentre')}
          </Link>
        )}
        <Button onClick={onStart}>{t('pathStart')}</Button>
        {start !== null && start.id !== node.id && <Button onClick={onPath}>{t('pathFrom', { name: nodeLabel(start) })}</Button>}
      </div>
      {start !== null && <p className={styles['text']}>{t('pathKinds')}</p>}
      {!canExpand && <p className={styles['text']}>{t('expanded')}</p>}
      <ul className={styles['rows']}>
        {links.slice(0, MAX_LISTED).map((link) => (
          <LinkRow key={`${link.source} ${link.type} ${link.target}`} {...{ link, node, state, onSelect }} />
        ))}
      </ul>
      {links.length > MAX_LISTED && <p className={styles['text']}>{t('moreLinks', { count: links.length - MAX_LISTED })}</p>}
    </section>
  )
}

interface LinkRowProps extends Pick<NodePanelProps, 'node' | 'state' | 'onSelect'> {
  readonly link: GraphLink
}

function LinkRow({ link, node, state, onSelect }: LinkRowProps) {
  const { t } = useTranslation('graph')
  const other = state.nodes.get(link.source === node.id ? link.target : link.source)!
  const event = [link.date?.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'), link.type === 'attribute' ? null : link.text]
    .filter(Boolean)
    .join(' ')
  return (
    <li className={styles['row']}>
      <span className={styles['text']}>{linkName()}</span>
      <button type="button" className={styles['name']} onClick={() => onSelect(other.id)}>
        <NodeName node={other} />
      </button>
      {event !== '' && (
        <span className={styles['text']} translate="no">
          {event}
        </span>
      )}
    </li>
  )

  /** Of dates what happened; other attributes have the name of the kind of their node. */
  function linkName(): string {
    if (link.type !== 'attribute') return t(`links.${link.type}`)
    if (link.text === 'application' || link.text === 'publication' || link.text === 'grant') return t(`dates.${link.text}`)
    return t('attribute')
  }
}

function PatentCard({ id }: { readonly id: string }) {
  const { t } = useTranslation('graph')
  const { data } = useQuery(callQuery(useLanguage(), 'graph', 'getGraphPatent', { id }))
  if (!data) return null
  return (
    <div className={styles['card']}>
      <Link to="/searchDetail" search={{ id: data.id } as never}>
        {t('openPatent')}
      </Link>
      <p className={styles['text']} translate="no">
        {data.applicants.join('; ')}
      </p>
      <p className={styles['abstract']} translate="no">
        {data.abstract}
      </p>
    </div>
  )
}
