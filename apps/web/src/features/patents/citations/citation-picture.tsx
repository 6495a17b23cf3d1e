import type { CitationTree, PatentDetail } from '@gezhi/contract/client'
import type { UseQueryResult } from '@tanstack/react-query'
import { useMemo, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { recordDate } from '../../../kinds/record-date.ts'
import { PaneState } from '../reading/pane-state.tsx'
import { RelativeLink } from '../relatives/relative-link.tsx'
import { shownNumber } from '../relatives/shown-number.ts'
import styles from './citation-picture.module.css'
import { treeLayout, type TreeLayout, type TreeNode } from './tree-layout.ts'

interface CitationPictureProps {
  patent: PatentDetail
  tree: UseQueryResult<CitationTree>
}

/** Two generations of citations as a tree: what the patent cites at the left, what cites it at the right. */
export function CitationPicture({ patent, tree }: CitationPictureProps) {
  const { t } = useTranslation('patents')
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const layout = useMemo(() => tree.data && treeLayout(tree.data, toggled), [tree.data, toggled])
  return (
    <PaneState query={tree} failed={t('citations.treeFailed')}>
      {({ cited, citing }) => {
        if (!layout || layout.nodes.length === 0) return null
        const cut = [cited, citing].some(({ total, list }) => total > list.length)
        return (
          <section className={styles['picture']} aria-label={t('citations.tree')}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be focusable */}
            <div className={styles['frame']} tabIndex={0} role="group" aria-label={t('citations.tree')}>
              <div className={styles['plot']} style={{ '--rows': layout.rows, '--columns': layout.columns, '--gap': GAP } as CSSProperties}>
                <p className={styles['sides']}>
                  <span>{cited.total > 0 && t('citations.cites')}</span>
                  <span>{citing.total > 0 && t('citations.citedBy')}</span>
                </p>
                <Branches layout={layout} />
                <strong
                  className={styles['root']}
                  data-at={placeOf(layout)}
                  style={{ '--row': layout.root.row, '--column': layout.root.column } as CSSProperties}
                >
                  {shownNumber(patent.publication_number ?? patent.id)}
                </strong>
                <ul>
                  {layout.nodes.map((node) => (
                    <Node key={node.key} node={node} onToggle={() => setToggled((before) => toggledWith(before, node.key))} />
                  ))}
                </ul>
              </div>
            </div>
            {cut && <p className={styles['note']}>{t('citations.treeCut')}</p>}
          </section>
        )
      }}
    </PaneState>
  )
}

/** Height of a row in px, as in the style sheet. */
const ROW = 26
/** Space between columns as a share of a column. */
const GAP = 0.2

function Branches({ layout: { nodes, rows, columns, root } }: { layout: TreeLayout }) {
  return (
    <svg className={styles['branches']} viewBox={`0 0 100 ${rows * ROW}`} preserveAspectRatio="none" aria-hidden="true">
      {nodes.map((node) => {
        const isLeft = node.side === 'cited'
        const parent = node.column + (isLeft ? 1 : -1)
        // From the near edge of the parent to the near edge of the node.
        const from = (100 / columns) * (isLeft ? parent : parent + 1 - GAP)
        const to = (100 / columns) * (isLeft ? node.column + 1 - GAP : node.column)
        const [y1, y2] = [middleOf(node.parentRow ?? root.row), middleOf(node.row)]
        const bend = (from + to) / 2
        return <path key={node.key} d={`M${from} ${y1}C${bend} ${y1} ${bend} ${y2} ${to} ${y2}`} vectorEffect="non-scaling-stroke" />
      })}
    </svg>
  )
}

/** The patent of the page is beside its branches. */
function placeOf({ root, columns }: TreeLayout): 'start' | 'end' | 'centre' {
  if (root.column === columns - 1) return 'start'
  return root.column === 0 ? 'end' : 'centre'
}

function middleOf(row: number): number {
  return row * ROW + ROW / 2
}

function Node({ node, onToggle }: { node: TreeNode; onToggle: () => void }) {
  const { t } = useTranslation('patents')
  const { number, held, side, row, column, total, isOpen } = node
  const date = held?.application_date ?? held?.publication_date ?? null
  const title = held === null ? t('citations.notHere') : [held.title, held.applicant, recordDate(date)].filter(Boolean).join(' · ')
  return (
    <li className={styles['node']} data-side={side} title={title} style={{ '--row': row, '--column': column } as CSSProperties}>
      {held === null ? <span className={styles['absent']}>{number}</span> : <RelativeLink id={held.publication_number} />}
      {total > 0 && (
        <button type="button" aria-expanded={isOpen} aria-label={t('citations.further', { number, count: total })} onClick={onToggle}>
          {isOpen ? '−' : `+${total}`}
        </button>
      )}
    </li>
  )
}

function toggledWith(set: ReadonlySet<string>, key: string): ReadonlySet<string> {
  const next = new Set(set)
  if (!next.delete(key)) next.add(key)
  return next
}
