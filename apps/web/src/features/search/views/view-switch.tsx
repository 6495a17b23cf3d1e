import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { afterDrawing } from '../../../components/after-drawing.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { LIST_VIEWS, useListView, type ListView } from '../../../search-state/list-view.ts'
import styles from './view-switch.module.css'
import { VIEWS } from './view-table.ts'

/** Goes from one view of the list to another. */
export function ViewSwitch() {
  const { t } = useTranslation('search')
  const [view, show] = useListView()
  const [pressed, setPressed] = useState({ from: view, to: view })
  const shown = pressed.from === view ? pressed.to : view
  const press = (to: ListView) => {
    setPressed({ from: view, to })
    afterDrawing(() => show(to))
  }
  return (
    <div className={styles['switch']} role="group" aria-label={t('views.label')}>
      {LIST_VIEWS.map((one) => (
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
