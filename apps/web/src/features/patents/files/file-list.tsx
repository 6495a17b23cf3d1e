import type { PatentDetail } from '@gezhi/contract/client'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { apiClient } from '../../../api/api-client.ts'
import { callQuery } from '../../../api/call-query.ts'
import { Button } from '../../../components/button.tsx'
import { useCause } from '../../../components/failure/use-cause.ts'
import { Icon } from '../../../components/icon/icon.tsx'
import { useLanguage } from '../../../language/use-language.ts'
import { PaneState } from '../reading/pane-state.tsx'
import styles from './file-list.module.css'
import { saveFile } from '../../../components/save-file.ts'

/** The stored files of a patent, for download. */
export function FileList({ patent }: { patent: PatentDetail }) {
  const { t } = useTranslation('patents')
  const files = useQuery(callQuery(useLanguage(), 'patents', 'listAttachments', { id: patent.id }))
  return (
    <PaneState query={files} failed={t('files.failed')}>
      {(list) =>
        list.length === 0 ? (
          <p className={styles['note']}>{t('files.none')}</p>
        ) : (
          <ul className={styles['files']}>
            {list.map(({ id, name }) => (
              <FileRow key={name} id={id} name={name} />
            ))}
          </ul>
        )
      }
    </PaneState>
  )
}

function FileRow({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('patents')
  const causeOf = useCause()
  const download = useMutation({
    mutationFn: () => apiClient.patents.downloadAttachment({ id, name }),
    onSuccess: (file) => saveFile(file, name),
  })
  return (
    <li>
      <span>{name}</span>
      <Button disabled={download.isPending} aria-label={t('files.download', { name })} onClick={() => download.mutate()}>
        <Icon name="download" />
        {t(download.isPending ? 'files.loading' : download.isError ? 'pane.again' : 'files.save')}
      </Button>
      {download.isError && (
        <span className={styles['failure']} role="alert">
          {causeOf(download.error)}
        </span>
      )}
    </li>
  )
}
