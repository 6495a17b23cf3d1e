import { lazy, Suspense, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { BiblioComparison } from './biblio/biblio-comparison.tsx'
import { MAX_COMPARED, withCompared, withoutCompared } from './compare-address.ts'
import { ColumnHeads } from './column-heads.tsx'
import styles from './compare-page.module.css'
import { DrawingComparison } from './drawings/drawing-comparison.tsx'
import { FamilyComparison } from './family/family-comparison.tsx'
import { LegalComparison } from './legal/legal-comparison.tsx'
import { NothingCompared } from './nothing-compared.tsx'
import { useCompareAddress } from './use-compare-address.ts'
import { useComparedPatents } from './use-compared-patents.ts'

// Brings the text analyzer.
const ClaimComparison = lazy(async () => ({ default: (await import('./claims/claim-comparison.tsx')).ClaimComparison }))
const ComparePicker = lazy(async () => ({ default: (await import('./picker/compare-picker.tsx')).ComparePicker }))

const SECTIONS = ['biblio', 'claims', 'drawings', 'family', 'legal'] as const

/** Two to six patents side by side: bibliographic data, claims word by word, drawings, families and legal status. */
export function ComparePage() {
  const { t } = useTranslation('comparison')
  const [address, change] = useCompareAddress()
  const patents = useComparedPatents(address.ids)
  const [picking, setPicking] = useState(false)
  const pick = () => setPicking(true)
  const isFull = patents.length >= MAX_COMPARED
  const first = patents[address.base]?.patent ?? patents.find(({ patent }) => patent !== null)?.patent ?? null
  return (
    <div className={styles['page']} data-scroll-restoration-id="comparison">
      <header className={styles['title']}>
        <h1>{t('title')}</h1>
        {patents.length > 0 && <span>{t('count', { count: patents.length })}</span>}
        {address.omitted.length > 0 && <span role="note">{t('omitted', { max: MAX_COMPARED, numbers: address.omitted.join('; ') })}</span>}
        <div className={styles['tools']}>
          <label>
            <input
              type="checkbox"
              checked={address.differing}
              onChange={(event) => change({ ...address, differing: event.target.checked })}
            />
            {t('differing')}
          </label>
          <Button disabled={isFull} title={isFull ? t('picker.full', { max: MAX_COMPARED }) : undefined} onClick={pick}>
            <Icon name="plus" />
            {t('add')}
          </Button>
        </div>
      </header>
      {patents.length < 2 && <NothingCompared count={patents.length} onPick={pick} />}
      {patents.length > 0 && (
        <div className={styles['columns']} style={{ '--count': patents.length } as CSSProperties}>
          <ColumnHeads
            patents={patents}
            base={address.base}
            onBase={(base) => change({ ...address, base })}
            onRemove={(index) => change(withoutCompared(address, index))}
          />
          <nav className={styles['jumps']} aria-label={t('sections.label')}>
            {SECTIONS.map((section) => (
              <button key={section} type="button" onClick={() => document.getElementById(`compare-${section}`)?.scrollIntoView()}>
                {t(`sections.${section}`)}
              </button>
            ))}
          </nav>
          <BiblioComparison patents={patents} differing={address.differing} />
          <Suspense fallback={null}>
            <ClaimComparison patents={patents} address={address} onClaims={(claims) => change({ ...address, claims })} />
          </Suspense>
          <DrawingComparison patents={patents} />
          <FamilyComparison patents={patents} base={address.base} />
          <LegalComparison patents={patents} />
        </div>
      )}
      <Suspense fallback={null}>
        {picking && (
          <ComparePicker
            patent={first}
            chosen={address.ids}
            submit={t('picker.submit')}
            onClose={() => setPicking(false)}
            onPick={(ids) => {
              setPicking(false)
              change(withCompared(address, ids))
            }}
          />
        )}
      </Suspense>
    </div>
  )
}
