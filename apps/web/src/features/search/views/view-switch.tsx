import { useState } from 'react'
import { useListWords } from '../../../kinds/kind-words.ts'
import { afterDrawing } from '../../../components/after-drawing.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import type { ListView } from '../../../kinds/kind-display.ts'
import { useKind } from '../../../kinds/use-kind.ts'
import { useListView } from '../../../search-state/list-view.ts'
import styles from './view-switch.module.css'
import { VIEWS } from './view-table.ts'

/** Switches between views of the list; hidden if there is only one. */
export function ViewSwitch() {
  const { t } = useListWords()
  const { views } = useKind()
  const [view, show] = useListView()
  const [pressed, setPressed] = useState({ from: view, to: view })
  const shown = pressed.from === view ? pressed.to : view
  const press = (to: ListView) => {
    setPressed({ from: view, to })
    afterDrawing(() => show(to))
  }
  if (views.length === 1) return null
  return (
    <div className={styles['switch']} role="group" aria-label={t('views.label')}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === shown}
          aria-label={t(`views.${one}`)}
          title={t(`views.${one}`)}
          onClick={() => press(one)}
        >
          <Icon name={VIEWS[one].icon} />
        </button>
      ))}
    </div>
  )
}
