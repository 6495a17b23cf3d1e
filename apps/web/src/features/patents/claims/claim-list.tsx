import { claimTree, type ClaimBranch, type ClaimLike } from '@gezhi/records'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import styles from './claim-list.module.css'

interface Claim extends ClaimLike {
  readonly text: string
}

/** Deeper levels of the tree are not moved further in. */
const DEEPEST_INDENT = 6

/** Claims in the order of their numbers, the independent ones marked, each with the claims it refers to. */
export function ClaimList({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('patents')
  return (
    <ol className={styles['claims']}>
      {claims.map((claim) => (
        <ClaimItem
          key={claim.number}
          claim={claim}
          note={claim.parents.length > 0 ? t('claims.dependsOn', { numbers: claim.parents.join(', ') }) : null}
        />
      ))}
    </ol>
  )
}

/** Claims under the claims they depend on; the dependents of each independent claim can be folded away. */
export function ClaimTree({ claims }: { claims: readonly Claim[] }) {
  const { t } = useTranslation('patents')
  const roots = useMemo(() => claimTree(claims), [claims])
  return (
    <ol className={styles['claims']}>
      {roots.map((root) => {
        const below = belowRoot(root)
        return (
          <ClaimItem key={root.claim.number} claim={root.claim} note={null}>
            {below.length > 0 && (
              <details open>
                <summary>{t('claims.dependents', { count: below.length })}</summary>
                <ol className={styles['claims']}>
                  {below.map(({ branch, depth }) => (
                    <ClaimItem
                      key={branch.claim.number}
                      claim={branch.claim}
                      depth={depth}
                      note={branch.alsoUnder.length > 0 ? t('claims.alsoUnder', { numbers: branch.alsoUnder.join(', ') }) : null}
                    />
                  ))}
                </ol>
              </details>
            )}
          </ClaimItem>
        )
      })}
    </ol>
  )
}

interface ClaimItemProps {
  claim: Claim
  note: string | null
  /** How far below its independent claim. */
  depth?: number
  children?: ReactNode
}

function ClaimItem({ claim, note, depth = 0, children }: ClaimItemProps) {
  const { t } = useTranslation('patents')
  return (
    <li
      data-claim={claim.number}
      data-independent={claim.independent || undefined}
      style={{ marginInlineStart: Math.min(depth, DEEPEST_INDENT) * 20 }}
    >
      <div className={styles['mark']}>
        <span className={styles['number']}>{claim.number}</span>
        {claim.independent && <span className={styles['independent']}>{t('claims.independent')}</span>}
        {note !== null && <span className={styles['note']}>{note}</span>}
      </div>
      <p>
        <HighlightedText text={claim.text} />
      </p>
      {children}
    </li>
  )
}

/** Everything below an independent claim, one after the other as it is read, with how deep it lies. */
function belowRoot(root: ClaimBranch<Claim>): { branch: ClaimBranch<Claim>; depth: number }[] {
  const rows: { branch: ClaimBranch<Claim>; depth: number }[] = []
  const waiting = root.children.map((branch) => ({ branch, depth: 1 })).reverse()
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    rows.push(next)
    const depth = next.depth + 1
    waiting.push(...next.branch.children.map((branch) => ({ branch, depth })).reverse())
  }
  return rows
}
