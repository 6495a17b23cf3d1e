import type { GraphNode } from '@gezhi/contract/client'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { Pager } from '../../components/pager/pager.tsx'
import { nodeLabel, type ShownGraph } from './graph-state.ts'
import styles from './graph.module.css'

interface NodeListProps {
  readonly graph: ShownGraph
  readonly selected: string | null
  readonly onSelect: (id: string) => void
  readonly onExpand: (id: string) => void
}

const PAGE_SIZE = 50

/** The nodes of the picture as a list: everything that the picture offers, for keyboards and screen readers. */
export function NodeList({ graph, selected, onSelect, onExpand }: NodeListProps) {
  const { t } = useTranslation('graph')
  const [text, setText] = useState('')
  const [page, setPage] = useState(1)
  const degrees = useMemo(() => countLinks(graph), [graph])
  const found = graph.nodes.filter(({ name, info }) => `${name} ${info ?? ''}`.toLowerCase().includes(text.trim().toLowerCase()))
  const last = Math.max(1, Math.ceil(found.length / PAGE_SIZE))
  const shown = Math.min(page, last)
  return (
    <section className={styles['group']}>
      <h2>{t('list')}</h2>
      <input
        className="gz-input"
        value={text}
        placeholder={t('filter')}
        aria-label={t('filter')}
        onChange={(event) => {
          setText(event.target.value)
          setPage(1)
        }}
      />
      <p className={styles['text']} role="status">
        {t('count', { nodes: t('nodeCount', { count: found.length }), links: t('degree', { count: graph.links.length }) })}
      </p>
      <ul className={styles['rows']}>
        {found.slice((shown - 1) * PAGE_SIZE, shown * PAGE_SIZE).map((node) => (
          <li key={node.id} className={styles['row']}>
            <button type="button" aria-pressed={node.id === selected} className={styles['name']} onClick={() => onSelect(node.id)}>
              <NodeName node={node} />
            </button>
            <span className={styles['text']}>{t('degree', { count: degrees.get(node.id) ?? 0 })}</span>
            {node.stored && (
              <Button
                aria-label={t('expandNode', { kind: t(`nodes.${node.type}`), name: nodeLabel(node) })}
                onClick={() => onExpand(node.id)}
              >
                {t('expand')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {last > 1 && <Pager page={shown} last={last} label={t('pages')} onPage={setPage} />}
    </section>
  )
}

/** Kind, name and title of a node. */
export function NodeName({ node }: { readonly node: GraphNode }) {
  const { type, info } = node
  const { t } = useTranslation('graph')
  return (
    <>
      <span className={styles['kind']}>{t(`nodes.${type}`)}</span> <span translate="no">{nodeLabel(node)}</span>
      {info !== null && (
        <span className={styles['text']} translate="no">
          {' '}
          {info}
        </span>
      )}
    </>
  )
}

function countLinks({ links }: ShownGraph): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const id of links.flatMap(({ source, target }) => [source, target])) counts.set(id, (counts.get(id) ?? 0) + 1)
  return counts
}
