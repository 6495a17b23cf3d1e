import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ManagementFrame } from '../../components/management/management-frame.tsx'
import { PHONE, useMedia } from '../../components/media/use-media.ts'
import { ProjectView } from './project-view.tsx'
import { ProjectsPane } from './projects-pane.tsx'
import styles from './projects-page.module.css'
import { UndoBar, type Deleted } from './undo-bar.tsx'
import { useProjectAddress } from './use-project-address.ts'

/** /managementIndex: the user's projects by group, and the folders of the open one. */
export function ProjectsPage() {
  const { t } = useTranslation('projects')
  const phone = useMedia(PHONE)
  const [address, change] = useProjectAddress()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  const isOpen = address.project !== ''
  return (
    <ManagementFrame>
      <h1 className="visually-hidden">{t('title')}</h1>
      {deleted && <UndoBar deleted={deleted} onDone={() => setDeleted(null)} />}
      <div className={styles['columns']}>
        {/* On a phone the list is a screen of its own. */}
        {(!phone || !isOpen) && (
          <ProjectsPane chosen={address.project} onChosen={(project) => change({ project })} onDeleted={setDeleted} />
        )}
        {(!phone || isOpen) && (
          <section className={styles['view']} aria-label={t('view')}>
            {isOpen ? (
              <ProjectView key={address.project} address={address} onChange={change} onDeleted={setDeleted} />
            ) : (
              <div className={styles['empty']}>
                <p>{t('choose')}</p>
                <p>{t('chooseWhy')}</p>
              </div>
            )}
          </section>
        )}
      </div>
    </ManagementFrame>
  )
}
