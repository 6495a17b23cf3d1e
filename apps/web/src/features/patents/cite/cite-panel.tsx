import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { callQuery } from '../../../api/call-query.ts'
import { CopyButton } from '../../../components/copy-button/copy-button.tsx'
import type { DropdownPanelProps } from '../../../components/dropdown/dropdown.tsx'
import { Popover } from '../../../components/popover/popover.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { PaneState } from '../reading/pane-state.tsx'
import styles from './cite-panel.module.css'

const FORMATS = ['gbt7714', 'plain', 'ris', 'bibtex'] as const

interface CitePanelProps extends DropdownPanelProps {
  readonly id: string
}

/** The citation of a patent in each format, with buttons that copy it. */
export function CitePanel({ id, triggerRef, label, onClose }: CitePanelProps) {
  const { t } = useTranslation('patents')
  const formats = useQuery({ ...callQuery(useLanguage(), 'patents', 'citePatent', { id }), staleTime: Infinity })
  return (
    <Popover triggerRef={triggerRef} label={label} onClose={onClose}>
      <PaneState query={formats} failed={t('cite.failed')}>
        {(texts) => (
          <ul className={styles['formats']}>
            {FORMATS.map((format) => {
              const name = t(`cite.formats.${format}`)
              return (
                <li key={format}>
                  <div className={styles['line']}>
                    <h3>{name}</h3>
                    <CopyButton
                      text={texts[format]}
                      label={t('cite.copy', { name })}
                      done={t('header.copied')}
                      failed={t('header.copyFailed')}
                    />
                  </div>
                  <div className={styles['text']}>
                    <pre>{texts[format]}</pre>
                  </div>
                </li>
              )
            })}
          </ul>
        )}
      </PaneState>
    </Popover>
  )
}
