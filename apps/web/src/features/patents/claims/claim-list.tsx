import { claimTree, type ClaimBranch, type ClaimLike } from '@gezhi/records'
import { memo, useMemo, type CSSProperties, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LongList } from '../long-text/long-list.tsx'
import { MarkedText } from '../marking/marked-text.tsx'
import styles from './claim-list.module.css'

interface Claim extends ClaimLike {
  readonly text: string
}

/** Maximum indentation of the tree. */
const DEEPEST_INDENT = 6

/** Claims in numerical order, independent ones marked, each with the claims it refers to. */
export const ClaimList = memo(function ClaimList({ claims }: { claims: readonly Claim[] }) {
  return (
    <LongList as="ol" className={styles['claims']} items={claims} lengthOf={lengthOfClaim}>
      {drawClaim}
    </LongList>
  )
})

const lengthOfClaim = (claim: Claim) => claim.text.length
const drawClaim = (claim: Claim) => <ClaimItem key={claim.number} claim={claim} relation="dependsOn" numbers={claim.parents} />

/** Claims below the claims they depend on; the dependents of each independent claim can be collapsed. */
export const ClaimTree = memo(function ClaimTree({ claims }: { claims: readonly Claim[] }) {
  const roots = useMemo(() => claimTree(claims), [claims])
  return (
    <LongList as="ol" className={styles['claims']} items={roots} lengthOf={lengthOfRoot}>
      {drawRoot}
    </LongList>
  )
})

const lengthOfRoot = (root: ClaimBranch<Claim>): number =>
  root.children.reduce((sum, child) => sum + lengthOfRoot(child), root.claim.text.length)
const drawRoot = (root: ClaimBranch<Claim>) => <RootClaim key={root.claim.number} root={root} />

interface ClaimRow {
  readonly branch: ClaimBranch<Claim>
  /** How far below its independent claim. */
  readonly depth: number
}

const RootClaim = memo(function RootClaim({ root }: { root: ClaimBranch<Claim> }) {
  const { t } = useTranslation('patents')
  const below = useMemo(() => belowRoot(root), [root])
  return (
    <ClaimItem claim={root.claim} relation="dependsOn" numbers={NONE}>
      {below.length > 0 && (
        <details open>
          <summary>{t('claims.dependents', { count: below.length })}</summary>
          <LongList as="ol" className={styles['claims']} items={below} lengthOf={lengthOfRow} atOnce={1}>
            {drawRow}
          </LongList>
        </details>
      )}
    </ClaimItem>
  )
})

const NONE: readonly number[] = []
const lengthOfRow = ({ branch }: ClaimRow) => branch.claim.text.length
const drawRow = ({ branch, depth }: ClaimRow) => (
  <ClaimItem key={branch.claim.number} claim={branch.claim} depth={depth} relation="alsoUnder" numbers={branch.alsoUnder} />
)

interface ClaimItemProps {
  claim: Claim
  /** How the other referenced claims are introduced. */
  relation: 'dependsOn' | 'alsoUnder'
  numbers: readonly number[]
  depth?: number
  children?: ReactNode
}

const ClaimItem = memo(function ClaimItem({ claim, relation, numbers, depth = 0, children }: ClaimItemProps) {
  const { t } = useTranslation('patents')
  return (
    <li
      data-block
      data-claim={claim.number}
      data-independent={claim.independent || undefined}
      style={{ '--depth': Math.min(depth, DEEPEST_INDENT) } as CSSProperties}
    >
      <div className={styles['mark']}>
        <span className={styles['number']}>{claim.number}</span>
        {claim.independent && <span className={styles['independent']}>{t('claims.independent')}</span>}
        {numbers.length > 0 && <span className={styles['note']}>{t(`claims.${relation}`, { numbers: numbers.join(', ') })}</span>}
      </div>
      <p>
        <MarkedText text={claim.text} />
      </p>
      {children}
    </li>
  )
})

/** Everything below an independent claim in reading order, with its depth. */
function belowRoot(root: ClaimBranch<Claim>): ClaimRow[] {
  const rows: ClaimRow[] = []
  const waiting = root.children.map((branch) => ({ branch, depth: 1 })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next)
    const depth = next.depth + 1
    waiting.push(...next.branch.children.map((branch) => ({ branch, depth })).reverse())
  }
  return rows
}
