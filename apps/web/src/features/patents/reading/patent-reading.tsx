import type { PatentDetail } from '@gezhi/contract/client'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LateFollowedChanges } from '../../../components/followed-record/late-followed-record.tsx'
import { PHONE, useMedia } from '../../../components/media/use-media.ts'
import { TabStrip } from '../../../components/tab-strip/tab-strip.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useShortcuts } from '../../../components/shortcuts/use-shortcuts.ts'
import { PatentHeader } from '../header/patent-header.tsx'
import { IdleMarks } from '../marking/marked-text.tsx'
import { PANE_TABS, TEXT_PARTS, type PageAddress, type PaneTab, type TextPart } from '../page-address.ts'
import { firstLanguage, textLanguages } from '../text-languages.ts'
import { LateSignLayer } from '../signs/late-sign-layer.tsx'
import { SignsProvider } from '../signs/signs-context.tsx'
import { Translatable, TranslationToggle } from '../translation/translation-mode.tsx'
import type { ListWalk } from '../use-list-walk.ts'
import { installation } from '../../../installation/installation.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { firstPaneTab, PANE_SECTIONS } from './pane-sections.tsx'
import styles from './patent-reading.module.css'
import { isWithoutText, NoText } from './no-text.tsx'
import { SplitView } from './split-view.tsx'
import { TextColumn } from './text-column.tsx'
import { TEXT_SECTIONS, type TextPartProps } from './text-sections.tsx'
import { useFolds } from './use-folds.ts'
import { useSectionTitles } from './use-section-titles.ts'

const ListStrip = lazy(async () => ({ default: (await import('../neighbours/list-strip.tsx')).ListStrip }))

interface PatentReadingProps {
  patent: PatentDetail
  address: PageAddress
  onAddress: (change: Partial<PageAddress>) => void
  walk: ListWalk | null
  onBack: (() => void) | null
  onKeys: () => void
}

/** The reading view of a patent. */
export function PatentReading({ patent, address, onAddress, walk, onBack, onKeys }: PatentReadingProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const phone = useMedia(PHONE)
  const languages = useMemo(() => textLanguages(patent.description, patent.claims, patent.abstracts, patent.titles), [patent])
  const lang = address.lang ?? firstLanguage(patent, language)
  const user = useSessionUser()
  const [folds, fold] = useFolds()
  useShortcuts({ '[': () => address.at !== null && fold('list'), ']': () => fold('side') })
  const text: TextPartProps = { patent, lang, address, onAddress }
  return (
    <IdleMarks>
      <PatentHeader
        patent={patent}
        walk={walk}
        onBack={onBack}
        languages={languages}
        lang={lang}
        onLang={(chosen) => onAddress({ lang: chosen })}
        onKeys={onKeys}
        folds={folds}
        onFold={fold}
      />
      <Suspense fallback={null}>{user !== null && <LateFollowedChanges key={patent.id} type="patent" code={patent.id} />}</Suspense>
      <SignsProvider patent={patent} lang={lang}>
        <Translatable>
          {phone ? (
            <PhoneTabs key={patent.id} {...text} />
          ) : (
            <div className={styles['desk']}>
              <Suspense fallback={null}>
                {folds.list && address.at !== null && <ListStrip address={address} at={address.at} onAddress={onAddress} />}
              </Suspense>
              {/* Another patent begins at its top. */}
              <SplitView
                key={patent.id}
                divider={t('sections.divider')}
                left={<TextColumn {...text} />}
                right={folds.side ? <SidePane {...text} /> : null}
              />
            </div>
          )}
        </Translatable>
      </SignsProvider>
    </IdleMarks>
  )
}

function SidePane({ patent, lang, address, onAddress }: TextPartProps) {
  const { t } = useTranslation('patents')
  const titles = useSectionTitles(patent, lang)
  const mayRequestSimilar = useSessionUser() !== null || installation().access === 'open'
  const active = PANE_TABS.find((tab) => tab === address.tab) ?? firstPaneTab(patent, mayRequestSimilar)
  // Memoized: not rendered again when the display of the text changes.
  const shown = useMemo(() => PANE_SECTIONS[active](patent), [active, patent])
  return (
    <TabStrip
      label={t('sections.pane')}
      tabs={PANE_TABS.map((key) => ({ key, title: titles[key] }))}
      active={active}
      onActive={(tab) => onAddress({ tab })}
    >
      <Suspense fallback={null}>{shown}</Suspense>
    </TabStrip>
  )
}

/** One column: the parts of the text and those beside it as tabs. */
function PhoneTabs(props: TextPartProps) {
  const { t } = useTranslation('patents')
  const titles = useSectionTitles(props.patent, props.lang)
  const active = props.address.tab ?? 'biblio'
  const factsOnly = isWithoutText(props.patent)
  const parts: readonly TextPart[] = factsOnly ? ['biblio'] : TEXT_PARTS
  const keys: readonly (TextPart | PaneTab)[] = [...parts, ...PANE_TABS]
  const Text = TEXT_PARTS.find((part) => part === active)
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={styles['phone']}>
      <TabStrip
        label={t('sections.label')}
        tabs={keys.map((key) => ({ key, title: titles[key] }))}
        active={active}
        onActive={(tab) => props.onAddress({ tab })}
      >
        <Suspense fallback={null}>
          {Text && Text !== 'biblio' && <TranslationToggle withLabel />}
          {Text ? TextOf(factsOnly ? 'biblio' : Text, props) : PANE_SECTIONS[active as PaneTab](props.patent)}
        </Suspense>
        {Text && factsOnly && <NoText patent={props.patent} />}
        {Text && <LateSignLayer key={Text} column={box} />}
      </TabStrip>
    </div>
  )
}

function TextOf(part: TextPart, props: TextPartProps) {
  const Section = TEXT_SECTIONS[part]
  return <Section {...props} />
}
