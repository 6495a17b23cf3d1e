import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../language/use-language.ts'
import type { PanelOption } from './panel-options.ts'
import { HistorySearchName } from './history-search-name.tsx'
import styles from './search-panel.module.css'

interface SearchPanelProps {
  readonly id: string
  readonly options: readonly PanelOption[]
  readonly active: number | null
  readonly onChoose: (option: PanelOption) => void
}

/**
 * Below the empty box: the user's stored searches with a link to all of them, for kinds with a history, and the field commands in columns
 * (B.search-box.07, B.search-box.08).
 */
export function SearchPanel({ id, options, active, onChoose }: SearchPanelProps) {
  const { t } = useTranslation('home')
  const commandsFrom = options.findIndex(({ kind }) => kind === 'command')
  const history = commandsFrom === -1 ? options : options.slice(0, commandsFrom)
  const commands = commandsFrom === -1 ? [] : options.slice(commandsFrom)
  const line = (option: PanelOption, index: number) => (
    <PanelLine key={index} id={`${id}-${index}`} option={option} active={index === active} onChoose={onChoose} />
  )
  return (
    // A press must not move the focus out of the box: the panel would close before the click arrives.
    <div className={styles['panel']} onMouseDown={(event) => event.preventDefault()} role="presentation">
      <div id={id} role="listbox" aria-label={t('panel')} className={styles['columns']}>
        {history.length > 0 && (
          <div role="group" aria-labelledby={`${id}-history`} className={styles['column']}>
            <div id={`${id}-history`} className={styles['heading']}>
              {t('history')}
            </div>
            {history.map(line)}
          </div>
        )}
        <div role="group" aria-labelledby={`${id}-commands`} className={styles['column']}>
          <div id={`${id}-commands`} className={styles['heading']}>
            {t('fieldCommands')}
          </div>
          <div className={styles['commands']}>{commands.map((option, index) => line(option, history.length + index))}</div>
        </div>
      </div>
    </div>
  )
}

interface PanelLineProps {
  readonly id: string
  readonly option: PanelOption
  readonly active: boolean
  readonly onChoose: (option: PanelOption) => void
}

function PanelLine({ id, option, active, onChoose }: PanelLineProps) {
  const { t } = useTranslation('home')
  const language = useLanguage()
  return (
    // The keyboard chooses in the box, which has the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div id={id} role="option" aria-selected={active} tabIndex={-1} className={styles['line']} onClick={() => onChoose(option)}>
      {option.kind === 'history' && (
        <>
          <span className={styles['query']}>
            <HistorySearchName search={option.search} />
          </span>
          <span className={styles['note']}>{t('historyHits', { count: option.search.number })}</span>
        </>
      )}
      {option.kind === 'moreHistory' && <span className={styles['more']}>{t('moreHistory')}</span>}
      {option.kind === 'command' && (
        <>
          <code className={styles['name']}>{option.command.name}</code>
          <span>{option.command.label[language]}</span>
        </>
      )}
    </div>
  )
}
