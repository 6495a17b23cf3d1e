import type { PatentDetail } from '@gezhi/contract/client'
import { lazy, Suspense, useDeferredValue, useMemo, type ComponentType, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { BiblioGrid } from '../biblio/biblio-grid.tsx'
import type { PageClaim } from '../claims/claim-facts.ts'
import { ClaimList } from '../claims/claim-list.tsx'
import { DescriptionText } from '../description/description-text.tsx'
import { MarkedText } from '../marking/marked-text.tsx'
import { TextLanguage } from '../translation/translation-mode.tsx'
import { TranslationSlot } from '../translation/translation-slot.tsx'
import { CLAIM_VIEWS, type ClaimView, type PageAddress, type TextPart } from '../page-address.ts'
import { inLanguage, type InLanguage } from '../text-languages.ts'
import { LanguageNote } from './language-note.tsx'
import { lazyWhenIdle } from './lazy-when-idle.ts'
import styles from './text-sections.module.css'

/** Props of every part of the text. */
export interface TextPartProps {
  readonly patent: PatentDetail
  /** Requested language of the text. */
  readonly lang: string
  readonly address: PageAddress
  readonly onAddress: (change: Partial<PageAddress>) => void
}

/** Components of the sections of the text. */
export const TEXT_SECTIONS: Readonly<Record<TextPart, (props: TextPartProps) => ReactNode>> = {
  biblio: ({ patent }) => <BiblioGrid patent={patent} />,
  abstract: AbstractSection,
  claims: ClaimsSection,
  description: DescriptionSection,
}

function AbstractSection({ patent, lang }: TextPartProps) {
  const { t } = useTranslation('patents')
  return (
    <InOneLanguage texts={patent.abstracts} lang={lang} none={t('text.noAbstract')}>
      {(texts) =>
        texts.map((abstract, index) => (
          <div key={index}>
            <p data-text>
              <MarkedText text={abstract.text} />
            </p>
            <TranslationSlot text={abstract.text} />
          </div>
        ))
      }
    </InOneLanguage>
  )
}

const CounterpartLink = lazyWhenIdle(async () => (await import('../compare/counterpart-link.tsx')).CounterpartLink)

const CLAIMS: Readonly<Record<ClaimView, ComponentType<{ claims: readonly PageClaim[] }>>> = {
  list: ClaimList,
  tree: lazy(async () => ({ default: (await import('../claims/claim-tree-view.tsx')).ClaimTree })),
  table: lazy(async () => ({ default: (await import('../claims/claim-table.tsx')).ClaimTable })),
}

function ClaimsSection({ patent, lang, address, onAddress }: TextPartProps) {
  const { t } = useTranslation('patents')
  // The switch responds at once, the claims follow when they are rendered.
  const Claims = CLAIMS[useDeferredValue(address.claims)]
  return (
    <InOneLanguage texts={patent.claims} lang={lang} none={t('text.noClaims')}>
      {(claims) => (
        <>
          <div className={styles['claimView']} role="group" aria-label={t('claims.view')}>
            <span>{t('claims.independents', { count: claims.filter((claim) => claim.independent).length })}</span>
            <Suspense fallback={null}>
              <CounterpartLink patent={patent} />
            </Suspense>
            {CLAIM_VIEWS.map((view) => (
              <Button key={view} aria-pressed={address.claims === view} onClick={() => onAddress({ claims: view })}>
                {t(`claims.${view}`)}
              </Button>
            ))}
          </div>
          <Suspense fallback={null}>
            <Claims claims={claims} />
          </Suspense>
        </>
      )}
    </InOneLanguage>
  )
}

const SequenceListing = lazyWhenIdle(async () => (await import('../description/sequence-listing.tsx')).SequenceListing)

/** Under this name the USPTO refers to the file of a listing. */
const SEQUENCE_FILE = 'sequence-list'

function DescriptionSection({ patent, lang }: TextPartProps) {
  const { t } = useTranslation('patents')
  const listed = patent.other.find(({ name }) => name === SEQUENCE_FILE)
  return (
    <>
      <InOneLanguage texts={patent.description} lang={lang} none={t('text.noDescription')}>
        {(paragraphs) => <DescriptionText paragraphs={paragraphs} />}
      </InOneLanguage>
      <Suspense fallback={null}>
        {patent.sequences.length > 0 && <SequenceListing sequences={patent.sequences} />}
        {patent.sequences.length === 0 && listed && (
          <p className={styles['none']}>{t('sequences.elsewhere', { file: listed.values.join(', ') })}</p>
        )}
      </Suspense>
    </>
  )
}

interface InOneLanguageProps<Text extends InLanguage> {
  texts: readonly Text[]
  lang: string
  none: string
  children: (texts: readonly Text[]) => ReactNode
}

/** A text in the requested language, or in an available one with a note. */
function InOneLanguage<Text extends InLanguage>({ texts, lang, none, children }: InOneLanguageProps<Text>) {
  // The same list as long as the text is the same: the parts of a long text are then not rendered again.
  const shown = useMemo(() => inLanguage(texts, lang), [texts, lang])
  const first = shown[0]
  if (first === undefined) return <p className={styles['none']}>{none}</p>
  return (
    <div lang={first.lang}>
      {first.lang !== lang && <LanguageNote requested={lang} shown={first.lang} />}
      <TextLanguage value={first.lang}>{children(shown)}</TextLanguage>
    </div>
  )
}
