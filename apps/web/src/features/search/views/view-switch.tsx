import { useTranslation } from 'react-i18next'
import { Icon } from '../../../components/icon/icon.tsx'
import { LIST_VIEWS, useListView } from '../../../search-state/list-view.ts'
import styles from './view-switch.module.css'
import { VIEWS } from './view-table.ts'

/** Goes from one view of the list to another. */
export function ViewSwitch() {
  const { t } = useTranslation('search')
  const [shown, show] = useListView()
  return (
    <div className={styles['switch']} role="group" aria-label={t('views.label')}>
      {LIST_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          aria-pressed={view === shown}
          aria-label={t(`views.${view}`)}
          title={t(`views.${view}`)}
          onClick={() => show(view)}
        >
          <Icon name={VIEWS[view].icon} />
        </button>
      ))}
    </div>
  )
}
