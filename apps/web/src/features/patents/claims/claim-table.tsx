import { memo, useDeferredValue, useMemo, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { LongList } from '../long-text/long-list.tsx'
import { MarkedText } from '../marking/marked-text.tsx'
import { TranslationSlot } from '../translation/translation-slot.tsx'
import { claimFacts, type ClaimFacts, type PageClaim } from './claim-facts.ts'
import { tableRows, type TableRow } from './claim-rows.ts'
import styles from './claim-table.module.css'
import { goToClaim } from './go-to-claim.ts'
import { numberRuns } from './number-runs.ts'

/** Maximum indentation of the numbers of dependent claims. */
const DEEPEST_INDENT = 6

interface ShownRow extends TableRow<PageClaim> {
  readonly facts: ClaimFacts
  readonly folded: boolean
  readonly onFold: (number: number) => void
}

/** Claims as a table: number, form, category, references and text; the dependents of an independent claim can be folded. */
export const ClaimTable = memo(function ClaimTable({ claims }: { claims: readonly PageClaim[] }) {
  const { t } = useTranslation('patents')
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const facts = useMemo(() => claimFacts(claims), [claims])
  // The buttons respond at once, the rows follow when they are rendered.
  const shown = useDeferredValue(folded)
  const rows = useMemo(() => {
    const onFold = (number: number) => setFolded((before) => toggled(before, number))
    return tableRows(claims, shown).map((row): ShownRow => {
      const number = row.claim.number
      return { ...row, facts: facts.get(number) ?? UNKNOWN, folded: shown.has(number), onFold }
    })
  }, [claims, facts, shown])
  const roots = useMemo(() => tableRows(claims, new Set()).filter(({ dependents }) => dependents > 0), [claims])
  const allFolded = roots.every(({ claim }) => folded.has(claim.number))
  return (
    <>
      {roots.length > 0 && (
        <p className={styles['tools']}>
          <Button kind="link" onClick={() => setFolded(new Set(allFolded ? [] : roots.map(({ claim }) => claim.number)))}>
            {t(allFolded ? 'claims.unfoldAll' : 'claims.foldAll')}
          </Button>
        </p>
      )}
      <div role="table" aria-label={t('sections.claims')} className={styles['table']}>
        <div role="rowgroup" className={styles['head']}>
          <div role="row">
            {(['number', 'form', 'category', 'references', 'text'] as const).map((column) => (
              <span key={column} role="columnheader">
                {t(`claims.columns.${column}`)}
              </span>
            ))}
          </div>
        </div>
        <LongList as="div" role="rowgroup" items={rows} lengthOf={lengthOfRow}>
          {drawRow}
        </LongList>
      </div>
    </>
  )
})

const UNKNOWN: ClaimFacts = { form: 'dependent', category: null }
const lengthOfRow = ({ claim }: ShownRow) => claim.text.length
const drawRow = (row: ShownRow) => <Row key={row.claim.number} {...row} />

const Row = memo(function Row({ claim, depth, dependents, facts, folded, onFold }: ShownRow) {
  const { t } = useTranslation('patents')
  return (
    <div
      role="row"
      data-block
      data-claim={claim.number}
      data-independent={claim.independent || undefined}
      style={{ '--depth': Math.min(depth, DEEPEST_INDENT) } as CSSProperties}
    >
      <span role="cell" className={styles['number']}>
        {claim.number}
      </span>
      <span role="cell" data-form={facts.form} title={facts.form === 'referring' ? t('claims.referringHelp') : undefined}>
        {t(`claims.forms.${facts.form}`)}
      </span>
      <span role="cell">{facts.category === null ? '—' : t(`claims.categories.${facts.category}`)}</span>
      <span role="cell" className={styles['references']} data-none={claim.parents.length === 0 || undefined}>
        {claim.parents.length === 0 ? '—' : <References numbers={claim.parents} />}
      </span>
      <div role="cell" className={styles['text']}>
        <p data-text>
          <MarkedText text={claim.text} />
        </p>
        <TranslationSlot text={claim.text} />
        {dependents > 0 && (
          <Button kind="link" aria-expanded={!folded} onClick={() => onFold(claim.number)}>
            {t('claims.dependents', { count: dependents })}
          </Button>
        )}
      </div>
    </div>
  )
})

/** The claims a claim refers to, each a button that goes there; runs of many are one. */
function References({ numbers }: { numbers: readonly number[] }) {
  const { t } = useTranslation('patents')
  return numberRuns(numbers).map(([from, to]) => (
    <button
      key={from}
      type="button"
      aria-label={t('claims.goTo', { number: from })}
      onClick={(event) => goToClaim(event.currentTarget, from)}
    >
      {to === from ? from : `${from}–${to}`}
    </button>
  ))
}

function toggled(set: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(set)
  if (!next.delete(number)) next.add(number)
  return next
}
