import type { PatentDetail } from '@gezhi/contract/client'
import { Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../components/button.tsx'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import { HighlightedText } from '../../../components/highlight/highlighted-text.tsx'
import { Icon } from '../../../components/icon/icon.tsx'
import { PATENTS } from '../../../kinds/patents/patents.ts'
import { patentStatus } from '../../../kinds/patents/patent-status.ts'
import { LegalStatusTag } from '../../../components/legal-status/legal-status-tag.tsx'
import { LateFollowChip } from '../../../components/followed-record/late-followed-record.tsx'
import { LateRecordTag } from '../../../components/record-marks/late-record-tag.tsx'
import { RecordActions } from '../../../components/record-actions/record-actions.tsx'
import { Select } from '../../../components/select.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { useSessionUser } from '../../../session/session-store.ts'
import { CiteMenu } from '../cite/cite-menu.tsx'
import { languageName } from '../../../language/language-name.ts'
import { inLanguage } from '../text-languages.ts'
import { usePrintName } from '../print/use-print-name.ts'
import type { Folds } from '../reading/use-folds.ts'
import type { ListWalk } from '../use-list-walk.ts'
import { ListSteps } from './list-steps.tsx'
import styles from './patent-header.module.css'

interface PatentHeaderProps {
  patent: PatentDetail
  walk: ListWalk | null
  onBack: (() => void) | null
  languages: readonly string[]
  lang: string
  onLang: (lang: string) => void
  onKeys: () => void
  folds: Folds
  onFold: (pane: keyof Folds) => void
}

/** Sticky header: the way back, the position in the list, title, number and status. */
export function PatentHeader({ patent, walk, onBack, languages, lang, onLang, onKeys, folds, onFold }: PatentHeaderProps) {
  const { t } = useTranslation('patents')
  const language = useLanguage()
  const user = useSessionUser()
  const number = patent.publication_number ?? patent.application_number
  const records = useMemo(() => [{ id: patent.id, number }], [patent.id, number])
  const title = inLanguage(patent.titles, lang)[0]
  usePrintName(patent, title?.text)
  return (
    <header className={styles['header']} aria-label={t('header.label')} data-alone={(onBack ?? walk) === null || undefined}>
      <div className={styles['steps']}>
        {onBack && (
          <Button kind="plain" onClick={onBack}>
            <Icon name="back" />
            <span className={styles['word']}>{t('header.back')}</span>
          </Button>
        )}
        {walk && <ListSteps walk={walk} />}
        <div className={styles['tools']}>
          <RecordActions kind="patent" records={records} compact withDone />
          {languages.length > 1 && (
            <Select
              label={t('header.language')}
              value={lang}
              options={languages.map((one) => ({ value: one, name: languageName(one, language) }))}
              onChange={onLang}
            />
          )}
          {walk && (
            <Button
              kind="plain"
              icon
              className={styles['wide'] ?? ''}
              aria-pressed={folds.list}
              aria-label={t('header.list')}
              title={t('header.list')}
              onClick={() => onFold('list')}
            >
              <Icon name="list" />
            </Button>
          )}
          <Button
            kind="plain"
            icon
            className={styles['wide'] ?? ''}
            aria-pressed={folds.side}
            aria-label={t('header.side')}
            title={t('header.side')}
            onClick={() => onFold('side')}
          >
            <Icon name="pane" />
          </Button>
          <Button
            kind="plain"
            icon
            className={styles['wide'] ?? ''}
            aria-label={t('header.print')}
            title={t('header.print')}
            onClick={() => print()}
          >
            <Icon name="print" />
          </Button>
          <Button
            kind="plain"
            icon
            className={styles['wide'] ?? ''}
            aria-label={t('header.keys')}
            title={t('header.keys')}
            onClick={onKeys}
          >
            <Icon name="keyboard" />
          </Button>
        </div>
      </div>
      <div className={styles['titles']}>
        <h1 lang={title?.lang}>
          <HighlightedText text={title?.text ?? t('untitled')} />
        </h1>
        <p className={styles['facts']}>
          {number !== null && (
            <span className={styles['number']}>
              {number}
              <CopyButton text={number} label={t('header.copyNumber')} done={t('header.copied')} failed={t('header.copyFailed')} />
              <CiteMenu id={patent.id} className={styles['cite']} />
            </span>
          )}
          {patent.legal_status === null ? (
            <span className={styles['unknown']}>{t('legal.unknownTag')}</span>
          ) : (
            <LegalStatusTag status={patentStatus(patent)} />
          )}
          {user !== null && (
            <Suspense fallback={null}>
              <LateRecordTag kind={PATENTS} number={PATENTS.pageId(patent)} />
              <LateFollowChip type="patent" code={patent.id} />
            </Suspense>
          )}
        </p>
      </div>
    </header>
  )
}
