import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../../language/use-language.ts'
import { languageName } from '../../../../language/language-name.ts'
import { TranslatedText } from '../../translation/translated-text.tsx'
import type { ChosenClaim, CompareAddress } from '../compare-address.ts'
import { CompareCells } from '../compare-cells.tsx'
import { CompareSection } from '../compare-section.tsx'
import type { DifferenceSegment } from '../differences/difference-segment.ts'
import { sharedShare } from '../differences/shared-share.ts'
import { textDifference } from '../differences/text-difference.ts'
import type { ComparedPatent } from '../use-compared-patents.ts'
import styles from './claim-comparison.module.css'
import { ClaimSelect } from './claim-select.tsx'
import { comparedClaims, type ComparedClaims } from './compared-claims.ts'
import { DifferenceText } from './difference-text.tsx'

interface ClaimComparisonProps {
  patents: readonly ComparedPatent[]
  address: CompareAddress
  onClaims: (claims: readonly ChosenClaim[]) => void
}

/** A claim of each patent, compared word by word with that of the base. */
export function ClaimComparison({ patents, address, onClaims }: ClaimComparisonProps) {
  const { t } = useTranslation(['comparison', 'patents'])
  const language = useLanguage()
  const [withRemoved, setWithRemoved] = useState(true)
  const { base } = address
  const compared = useMemo(
    () =>
      comparedClaims(
        patents.map(({ patent }) => patent?.claims ?? []),
        address.claims,
        base,
        language,
      ),
    [patents, address.claims, base, language],
  )
  const baseClaims = compared[base] ?? null
  const choose = (index: number, claim: ChosenClaim) =>
    onClaims(patents.map((_, at) => (at === index ? claim : (address.claims[at] ?? null))))
  // With two patents both texts are marked; the differences of more from each other have no one base text.
  const other = patents.length === 2 ? (compared[1 - base] ?? null) : null
  return (
    <CompareSection
      name="claims"
      tools={
        <label className={styles['option']}>
          <input type="checkbox" checked={withRemoved} onChange={(event) => setWithRemoved(event.target.checked)} />
          {t('claims.showRemoved')}
        </label>
      }
    >
      <p className={styles['rules']}>{t('claims.rules')}</p>
      <CompareCells patents={patents}>
        {(_, index) => {
          const own = compared[index] ?? null
          if (own === null) return <p className={styles['note']}>{t('patents:text.noClaims')}</p>
          const isBase = index === base
          return (
            <>
              <ClaimSelect number={patents[index]?.number ?? ''} compared={own} onChoose={(claim) => choose(index, claim)} />
              {isBase ? <BaseClaim own={own} other={other} /> : <ComparedClaim base={baseClaims} own={own} withRemoved={withRemoved} />}
            </>
          )
        }}
      </CompareCells>
    </CompareSection>
  )
}

/** The differences of two claims; null for claims in different languages. */
function useDifference(base: ComparedClaims | null, own: ComparedClaims | null): readonly DifferenceSegment[] | null {
  const left = base !== null && base.lang === own?.lang ? base.text : null
  const right = own?.text ?? null
  return useMemo(() => (left === null || right === null ? null : textDifference(left, right)), [left, right])
}

function BaseClaim({ own, other }: { own: ComparedClaims; other: ComparedClaims | null }) {
  const { t } = useTranslation('comparison')
  const segments = useDifference(own, other) ?? [{ kind: 'same' as const, left: own.text, right: own.text }]
  return (
    <>
      <p className={styles['share']}>{t('column.base')}</p>
      <div lang={own.lang}>
        <DifferenceText segments={segments} side="left" withRemoved />
      </div>
    </>
  )
}

interface ComparedClaimProps {
  base: ComparedClaims | null
  own: ComparedClaims
  withRemoved: boolean
}

function ComparedClaim({ base, own, withRemoved }: ComparedClaimProps) {
  const { t } = useTranslation('comparison')
  const language = useLanguage()
  const segments = useDifference(base, own)
  const share = segments && sharedShare(segments)
  const isSame = segments?.every(({ kind }) => kind === 'same') === true
  return (
    <>
      {segments === null && base !== null && (
        <p className={styles['note']}>{t('claims.otherLanguage', { shown: languageName(own.lang, language) })}</p>
      )}
      {share !== null && (
        <p className={styles['share']}>
          {isSame
            ? t('claims.same')
            : t('claims.share', { share: share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 0 }) })}
        </p>
      )}
      <div lang={own.lang}>
        <DifferenceText segments={segments ?? [{ kind: 'same', left: own.text, right: own.text }]} side="right" withRemoved={withRemoved} />
      </div>
      {segments === null && base !== null && <TranslatedText key={own.text} text={own.text} lang={own.lang} />}
    </>
  )
}
