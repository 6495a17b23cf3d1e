import { useTranslation } from 'react-i18next'
import type { PanelOption } from './panel-options.ts'
import styles from './search-panel.module.css'

interface SuggestionPanelProps {
  readonly id: string
  readonly options: readonly PanelOption[]
  readonly active: number | null
  readonly onChoose: (option: PanelOption) => void
}

/** Below the box while typing: suggested words and companies (B.search-box.11). */
export function SuggestionPanel({ id, options, active, onChoose }: SuggestionPanelProps) {
  const { t } = useTranslation('home')
  return (
    // A press must not move the focus out of the box: the panel would close before the click arrives.
    <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()} role="presentation">
      <div id={id} role="listbox" aria-label={t('suggestions')} className={styles['column']}>
        {options.map((option, index) => (
          // The keyboard chooses in the box, which has the focus.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={`${option.kind} ${textOf(option)}`}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            className={styles['line']}
            onClick={() => onChoose(option)}
          >
            <span className={styles['query']}>{textOf(option)}</span>
            {option.kind === 'value' && option.value.title !== undefined && (
              <span className={styles['valueTitle']}>{option.value.title}</span>
            )}
            {option.kind === 'value' && option.value.count !== undefined && (
              <span className={styles['note']}>{t('patents', { count: option.value.count })}</span>
            )}
            {option.kind === 'own' && <span className={styles['note']}>{t('history')}</span>}
            {option.kind === 'company' && <span className={styles['note']}>{t('company', { count: option.count })}</span>}
            {option.kind === 'word' && option.count !== undefined && (
              <span className={styles['note']}>{t(option.about ? 'aboutPatents' : 'patents', { count: option.count })}</span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

function textOf(option: PanelOption): string {
  switch (option.kind) {
    case 'history':
      return option.search.displayName
    case 'moreHistory':
      return ''
    case 'command':
      return option.command.name
    case 'own':
      return option.query
    case 'value':
      return option.value.name
    case 'word':
    case 'company':
      return option.name
  }
}
